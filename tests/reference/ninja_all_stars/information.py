"""What one seat may know. [NS-I1 … NS-I5]"""

from .document import SEATS, Document, read, write


def view(document: Document, seat: int) -> Document:
    """The position with the other hands as numbers and without the other seats' unseen choices."""
    table = read(document)
    hidden = write(table)
    hidden["hands"] = [hand if number == seat else len(hand) for number, hand in enumerate(hidden["hands"])]
    if "janken" in hidden:
        shown = hidden["janken"].pop("shown", {})
        if SEATS[seat] in shown:
            hidden["janken"]["shown"] = {SEATS[seat]: shown[SEATS[seat]]}
    return hidden
