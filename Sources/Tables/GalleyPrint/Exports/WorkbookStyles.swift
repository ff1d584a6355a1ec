import GalleyPicture

struct WorkbookStyles {
  struct Style: Hashable {
    var format = ""
    var isBold = false
    var isTotal = false
    var wraps = false
  }

  private var styles: [Style] = [Style()]

  mutating func number(of style: Style) -> Int {
    if let index = styles.firstIndex(of: style) { return index }
    styles.append(style)
    return styles.count - 1
  }

  /// The first number that custom formats may have (ECMA-376, 18.8.30).
  private static let firstFormat = 164

  var xml: String {
    let formats = Array(Set(styles.map(\.format)).subtracting([""])).sorted()
    var text = TableWorkbook.head + "<styleSheet xmlns=\"\(TableWorkbook.main)\">"
    if !formats.isEmpty {
      text += "<numFmts count=\"\(formats.count)\">"
      for (index, format) in formats.enumerated() {
        text += "<numFmt numFmtId=\"\(Self.firstFormat + index)\" formatCode=\"\(format.xml)\"/>"
      }
      text += "</numFmts>"
    }
    text += "<fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
    text += "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
    text += "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
    text += "<fill><patternFill patternType=\"gray125\"/></fill></fills>"
    text += "<borders count=\"2\"><border><left/><right/><top/><bottom/><diagonal/></border>"
    text += "<border><left/><right/><top style=\"thin\"/><bottom/><diagonal/></border></borders>"
    text += "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>"
    text += "<cellXfs count=\"\(styles.count)\">"
    for style in styles {
      let format = formats.firstIndex(of: style.format).map { Self.firstFormat + $0 } ?? 0
      text += "<xf numFmtId=\"\(format)\" fontId=\"\(style.isBold ? 1 : 0)\" fillId=\"0\""
      text +=
        " borderId=\"\(style.isTotal ? 1 : 0)\" xfId=\"0\" applyNumberFormat=\"1\" applyFont=\"1\" applyBorder=\"1\""
      text +=
        style.wraps
        ? " applyAlignment=\"1\"><alignment vertical=\"top\" wrapText=\"1\"/></xf>" : "/>"
    }
    text += "</cellXfs><cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles>"
    return text + "</styleSheet>"
  }
}
