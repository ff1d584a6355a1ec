extension ReviewPage {
  static func writeLens(_ review: Review, to markup: inout Markup) {
    markup.element("div", ["class": "lens", "id": "lens", "hidden": "", "aria-live": "off"]) { markup in
      markup.element("p", text: "")
      for (side, name) in [("before", review.before), ("after", review.after)] {
        markup.element("div", ["class": side]) { markup in
          markup.raw("<canvas width=\"15\" height=\"15\"></canvas>")
          markup.element("span") { markup in
            markup.raw("<i></i>")
            markup.text(name)
          }
          markup.raw("<b></b>")
        }
      }
    }
    markup.raw(filters)
  }

  /// SVG filters for the difference modes. "heat" maps the square root of the summed channel differences to a colour,
  /// so that small differences are visible. "marks" is red where any channel differs.
  private static let filters = """
    <svg class="filters-of-pictures" aria-hidden="true"><filter id="heat" color-interpolation-filters="sRGB">\
    <feColorMatrix values=".5 .5 .5 0 0 .5 .5 .5 0 0 .5 .5 .5 0 0 0 0 0 1 0"/>\
    <feComponentTransfer><feFuncR type="gamma" exponent=".5"/><feFuncG type="gamma" exponent=".5"/>\
    <feFuncB type="gamma" exponent=".5"/></feComponentTransfer>\
    <feComponentTransfer><feFuncR type="table" tableValues="0 .35 .8 1 1 1"/>\
    <feFuncG type="table" tableValues="0 .05 .2 .55 .9 1"/>\
    <feFuncB type="table" tableValues="0 .45 .35 .1 .3 1"/></feComponentTransfer></filter>\
    <filter id="marks" color-interpolation-filters="sRGB">\
    <feColorMatrix values="0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 255 255 255 0 0"/></filter></svg>

    """
}
