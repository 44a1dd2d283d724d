# The page on which somebody types in what is printed differently in the own box.

editions-title = Editions
editions-of = Editions of { $title }
editions-about = The pictures of the boxes are lost, so faces of dice, tiles, boards and numbers here are partly ours. Type in what is printed differently in your box. What you make stays in this browser; a match that you make with it takes it along.
editions-new = New edition
editions-open = Open a file
editions-remove = Remove “{ $name }”
editions-name = Name of the edition
editions-name-new = My box { $number }
editions-unchanged = As it comes: nothing is changed yet.
editions-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
editions-way = Change it
editions-way-form = by hand
editions-way-text = as a file (TOML)
editions-text = The edition as a file
editions-save = Save as a file
editions-play = Play with it
