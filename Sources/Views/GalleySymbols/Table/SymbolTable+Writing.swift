extension SymbolTable {
  static let writing = """
    textformat t:Aa
    textformat.size g:E245
    textformat.size.larger g:EAE2
    textformat.size.smaller g:EADD
    textformat.abc g:EB94
    textformat.characters g:E262
    textformat.subscript g:F111
    textformat.superscript g:F112
    characters.uppercase t:AB
    characters.lowercase t:ab
    character t:A
    character.cursor.ibeam g:E262
    textbox g:E262
    abc g:EB94
    a.magnify g:E8A0 hollow
    bold g:E238
    italic g:E23F
    underline g:E249
    strikethrough g:E257
    bold.italic.underline g:E165
    bold.underline g:E249
    shadow g:E262
    paragraphsign t:¶
    paragraph g:E247
    list.bullet g:E241 rtl
    list.dash g:E241 rtl
    list.triangle g:E241 rtl
    list.number g:E242
    list.star g:E0EE hollow
    list.bullet.indent g:E8DE mirror
    list.bullet.below.rectangle g:E8EF hollow
    list.bullet.rectangle g:E0EE hollow
    list.bullet.rectangle.fill g:E0EE solid
    list.bullet.rectangle.portrait g:EF42 hollow
    list.bullet.rectangle.portrait.fill g:EF42 solid
    list.dash.header.rectangle g:E0EE hollow
    list.and.film g:E05F
    checklist g:E6B1
    checklist.checked g:E6B1
    checklist.unchecked g:E6B1
    text.alignleft g:E236
    text.aligncenter g:E234
    text.alignright g:E237
    text.justify g:E235
    text.justify.left g:E236
    text.justify.leading g:E236 rtl
    text.justifyleft g:E236
    text.badge.plus g:E03B
    text.badge.minus g:EB80
    text.badge.checkmark g:E065
    text.badge.xmark g:EB80
    text.badge.star g:E03B
    text.append g:E03B
    text.insert g:E03B
    text.quote g:E244
    text.below.photo g:E060
    text.below.photo.fill g:E060
    text.redaction g:E94B
    text.word.spacing g:E256
    text.line.first.and.arrowtriangle.forward g:E8DE
    text.page g:E873 hollow
    text.page.fill g:E873 solid
    text.page.badge.magnifyingglass g:E880 hollow
    text.pad.header g:EF42 hollow
    text.rectangle g:EF42 hollow
    text.rectangle.fill g:EF42 solid
    text.cursor d:F5E7
    text.and.command.macwindow g:EB8E hollow
    increase.indent g:E23E
    decrease.indent g:E23D
    increase.quotelevel g:E23E
    decrease.quotelevel g:E23D
    align.horizontal.left g:E00D
    align.horizontal.center g:E00F
    align.horizontal.right g:E010
    align.vertical.top g:E00C
    align.vertical.center g:E011
    align.vertical.bottom g:E015
    distribute.horizontal g:E014
    distribute.vertical g:E076
    tablecells g:E265 hollow
    tablecells.fill g:E265 solid
    table g:E265 hollow
    table.fill g:E265 solid
    translate g:E8E2
    character.textbox g:E262
    keyboard.onehanded.left g:E312 hollow
    spellcheck g:E8CE
    questionmark.app g:F1C0 hollow
    questionmark.app.fill g:F1C0 solid
    exclamationmark.arrow.triangle.2.circlepath g:E629
    exclamationmark.arrow.circlepath g:E629
    square.text.square g:EF42 hollow
    square.text.square.fill g:EF42 solid
    contextualmenu.and.cursorarrow g:E9BD
    filemenu.and.selection g:E0EE hollow
    filemenu.and.cursorarrow g:E0EE hollow
    """
}
