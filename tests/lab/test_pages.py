"""Reports in pages: tables, and sections that the next run finds again."""

from engawa import catalogue
from engawa.lab.pages import circumstances, table, write_section


def test_a_table_can_be_read_as_it_stands():
    assert table([["level", "score"], ["novice", "51 %"], ["x", "100.0 %"]]) == [
        "| level  |   score |",
        "| ------ | ------: |",
        "| novice |    51 % |",
        "| x      | 100.0 % |",
    ]


def test_a_section_takes_the_place_of_the_last_one_with_its_key(tmp_path):
    page = tmp_path / "levels.md"
    page.write_text("# Levels\n\nBefore.\n")
    write_section(page, "ladder one", ["old"])
    write_section(page, "ladder two", ["other"])
    write_section(page, "ladder one", ["new", "lines"])
    assert page.read_text() == (
        "# Levels\n\nBefore.\n\n"
        "<!-- ladder one -->\nnew\nlines\n<!-- end of ladder one -->\n\n"
        "<!-- ladder two -->\nother\n<!-- end of ladder two -->\n"
    )


def test_a_section_whose_key_begins_like_another_is_its_own(tmp_path):
    page = tmp_path / "levels.md"
    write_section(page, "ladder --players 4", ["four"])
    write_section(page, "ladder", ["two"])
    write_section(page, "ladder --players 4", ["four again"])
    assert page.read_text().count("two") == page.read_text().count("four again") == 1
    assert "four\n" not in page.read_text()


def test_circumstances_name_the_rules_and_the_load_but_no_machine():
    said = circumstances(catalogue.find("niwa"), [0.5, 2.25])
    assert "rules 2, Python 3." in said
    assert said.endswith("load 0.5 to 2.2")
