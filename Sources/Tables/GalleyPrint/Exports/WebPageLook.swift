package import GalleyPicture
package import GalleyTables

/// The style sheet of web pages with tables.
package struct WebPageLook {
  private let style: PageStyle

  package init(_ style: PageStyle) { self.style = style }

  /// The family of the characters that the fonts of the style have not.
  package static let fallback = "galley-fallback"

  package var sheet: String { variables + Self.rules }

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

  /// What the style sheet says of charts: of each one there are several drawings, and one is shown.
  package static let charts = """
    figure{margin:2rem 0;break-inside:avoid}
    .chart svg{display:block;width:100%;height:auto}svg.dark,svg.narrow{display:none!important}
    @media screen and (prefers-color-scheme:dark){svg.broad.light{display:none!important}\
    svg.broad.dark{display:block!important}}
    @media screen and (max-width:40rem){svg.broad{display:none!important}svg.narrow.light{display:block!important}}
    @media screen and (max-width:40rem) and (prefers-color-scheme:dark){svg.narrow.light{display:none!important}\
    svg.narrow.dark{display:block!important}}

    """

  private static let rules = """
    *{box-sizing:border-box}
    body{margin:0 auto;padding:2rem 1.5rem 4rem;width:fit-content;min-width:min(100%,46rem);max-width:none;\
    font:14px/1.45 var(--font);color:var(--text);background:var(--paper);-webkit-text-size-adjust:100%}
    header,nav,section{position:sticky;left:1.5rem;max-width:calc(100vw - 3rem);margin-bottom:1.5rem}
    header img{float:right;margin-left:1.5rem}
    h1{font:700 1.9rem/1.2 var(--heading);margin:0 0 .25rem;overflow-wrap:anywhere}
    h2{font:600 1.15rem/1.3 var(--heading);margin:1.5rem 0 .5rem}
    p{margin:.15rem 0}
    .subtitle{font:600 1rem/1.4 var(--heading);color:var(--muted)}
    .facts,.muted{color:var(--muted)}.facts{font-size:.85rem}
    a{color:var(--link)}
    nav ol{columns:16rem;padding-left:1.4rem;margin:0}
    .notes{padding-left:1.4rem;max-width:48rem}
    .wide{overflow-x:auto}
    table{border-collapse:separate;border-spacing:0;font-variant-numeric:tabular-nums}
    .data{min-width:100%}
    th,td{padding:.32rem .7rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--rule);\
    max-width:32rem;overflow-wrap:break-word}
    th:first-child,td:first-child{padding-inline-start:.4rem}
    thead th{font-weight:600;font-size:.86rem;color:var(--muted);border-bottom:1.5px solid var(--strong);\
    background:var(--paper);vertical-align:bottom;white-space:nowrap}
    .data thead{position:sticky;top:0;z-index:1}
    .spans th{text-align:center;border-bottom-width:1px}
    .small{font-size:.9rem}.n{text-align:end}
    thead button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
    thead button:hover,thead button:focus-visible{color:var(--text)}
    thead button::after{content:"";display:inline-block;width:1em;text-align:center}
    th[aria-sort=ascending] button::after{content:"\\2191"}th[aria-sort=descending] button::after{content:"\\2193"}
    .group th{background:var(--group);font:600 1rem/1.4 var(--heading);border-bottom:0}
    .group th>span{position:sticky;left:1.9rem}.group .muted{font:400 .9rem var(--font);margin-left:.5rem}
    .level1 th,.level2 th,.level3 th{background:var(--band);padding-inline-start:1.4rem}
    .total th,.total td{font-weight:600;border-top:1.5px solid var(--strong);border-bottom:0;padding-bottom:.8rem}
    .total tr+tr>*{border-top:0}
    .line{display:block;overflow:visible}.line polyline{fill:none;stroke:var(--accent);stroke-width:1.4}
    .line circle{fill:var(--accent)}
    .list{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    tbody.rows tr:hover{background:var(--band)}
    @media (max-width:40rem){body{padding:1.25rem 1rem 3rem;font-size:13px}\
    header,nav,section{left:1rem;max-width:calc(100vw - 2rem)}th,td{padding:.3rem .5rem}}
    @media print{html{font-size:10pt}body{padding:0;font-size:8.5pt;width:auto}\
    .data thead{position:static}tr{break-inside:avoid}.group{break-after:avoid}header,nav,section{position:static}\
    thead button::after{content:none!important}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

    """
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
