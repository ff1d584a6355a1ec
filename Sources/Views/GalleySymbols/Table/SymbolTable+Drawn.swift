extension SymbolTable {
  /// Symbols of this package's own outlines, and other names of symbols. One name a line.
  static let drawn = """
    apple.logo o:apple solid
    eraser o:eraser both
    flip.horizontal o:flip both
    arrow.left.and.right.righttriangle.left.righttriangle.right o:flip both
    arrow.up.and.down.righttriangle.up.righttriangle.down o:flip both turn90
    backward.end.alt o:ends both turn180
    forward.end.alt o:ends both
    circle.and.line.horizontal o:ring-on-line
    circle.and.line.horizontal.fill o:disc-on-line solid
    square.bottomthird.inset.filled o:square-bottom
    square.topthird.inset.filled o:square-top
    square.leftthird.inset.filled o:square-left
    square.leadingthird.inset.filled o:square-left rtl
    square.rightthird.inset.filled o:square-right
    square.trailingthird.inset.filled o:square-right rtl
    rectangle.portrait.bottomthird.inset.filled o:portrait-bottom
    platter.filled.bottom.iphone o:phone-bottom
    leaf.arrow.circlepath =leaf.arrow.triangle.circlepath
    character.text.justify =text.justify
    chevron.left.slash.chevron.right =chevron.left.forwardslash.chevron.right
    loupe =magnifyingglass
    smiley =face.smiling
    smiley.fill =face.smiling.fill
    megaphone d:F0E6 both
    scroll d:F478 both
    sleep d:F4B2
    timelapse d:F51A
    slash t:/
    suit.diamond.fill =diamond.fill
    questionmark.app.dashed =questionmark.app
    a.book.closed =book.closed
    a.book.closed.fill =book.closed.fill
    """
}
