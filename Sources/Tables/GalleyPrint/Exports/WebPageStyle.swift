import CResources
package import GalleyPicture
package import GalleyTables

package struct WebPageStyle {
  private let style: PageStyle

  package init(_ style: PageStyle) { self.style = style }

  package static let fallback = "galley-fallback"

  package var sheet: String { variables + String(cString: galleyTableStyle()) }

  private var variables: String {
    let colors = style.colors
    func light(_ color: RGBA) -> String { color.css }
    let accent = colors.accent.inDark
    let link = (colors.link ?? colors.accent).inDark
    let light = """
      --text:\(light(colors.text));--muted:\(light(colors.muted));--accent:\(light(colors.accent));\
      --link:\(light(colors.link ?? colors.accent));--rule:\(light(colors.rule));\
      --strong:\(light(colors.strongRule));--band:\(light(colors.band));--group:\(light(colors.groupBand));\
      --paper:\(light(colors.paper));--bar:\(colors.accent.multiplyingAlpha(by: 0.22).css);--below:#ff3b3038
      """
    return """
      :root{color-scheme:light dark;\(light);--font:"\(style.fonts.text.css)",\(Self.fallback),system-ui,sans-serif;\
      --heading:"\((style.fonts.heading ?? style.fonts.text).css)",\(Self.fallback),system-ui,sans-serif}
      @media (prefers-color-scheme:dark){:root{--text:#ececf0;--muted:#a1a1a8;--accent:\(accent.css);\
      --link:\(link.css);--rule:#38383d;--strong:#6c6c72;--band:#232326;--group:#2c2c30;--paper:#18181a;\
      --bar:\(accent.multiplyingAlpha(by: 0.3).css);--below:#ff453a55}}
      @media print{:root{color-scheme:light;\(light)}}

      """
  }

  package static var charts: String { String(cString: galleyChartStyle()) }
}

extension RGBA {
  var css: String {
    func byte(_ part: Double) -> String {
      let number = Int((min(max(part, 0), 1) * 255).rounded())
      return String(number >> 4, radix: 16) + String(number & 15, radix: 16)
    }
    return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
  }

  package var inDark: RGBA {
    func lighter(_ part: Double) -> Double { part + (1 - part) * 0.4 }
    return RGBA(red: lighter(red), green: lighter(green), blue: lighter(blue))
  }
}

extension String {
  fileprivate var css: String { filter { $0 != "\"" && $0 != "\\" && $0 != "<" && !$0.isNewline } }
}
