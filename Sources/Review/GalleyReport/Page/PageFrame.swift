struct PageFrame {
  let title: String
  let style: String
  var plainStyle = ""
  let script: String
  let skip: String
  let main: String
  var images = "img-src data:"

  func html(rail: (inout Markup) -> Void, content: (inout Markup) -> Void, help: (inout Markup) -> Void) -> [UInt8] {
    var markup = Markup()
    markup.raw("<!doctype html>\n")
    markup.open("html", ["lang": "en"])
    writeHead(to: &markup)
    markup.raw("<body>\n")
    markup.element("a", ["class": "skip", "href": "#\(main)"], text: skip)
    rail(&markup)
    markup.raw("<main id=\"\(main)\" tabindex=\"-1\">\n")
    content(&markup)
    markup.raw("</main>\n")
    help(&markup)
    markup.raw("<script>\(script)</script>\n</body>\n</html>\n")
    return markup.bytes
  }

  private func writeHead(to markup: inout Markup) {
    markup.raw(
      """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Galley">
      <meta http-equiv="Content-Security-Policy" content="\(PagePolicy.text(script: script, images: images))">
      <link rel="icon" href="data:,">

      """)
    markup.element("title", text: title)
    markup.raw("<style>\(style)</style>\n")
    if !plainStyle.isEmpty { markup.raw("<noscript><style>\(plainStyle)</style></noscript>\n") }
    markup.raw("</head>\n")
  }
}
