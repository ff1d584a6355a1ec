import Foundation

struct PreviewCard {
  let preview: PreviewModule.Variants
  let output: String
  let scale: Double
  var filmKinds: [String] = []

  var html: String {
    """
    <article class="preview">
    <header><h4>\(PreviewPageText.escaped(preview.title))</h4>\(place)</header>
    <div class="variants">
    \(preview.images.map(figure).joined())</div>
    </article>

    """
  }

  private var place: String {
    guard let record = preview.images.first, let source = record.source, let line = record.line else { return "" }
    let text = PreviewPageText.escaped("\(preview.file):\(line)")
    let shown = record.path.map { "<a href=\"\(PreviewPageText.address($0))#L\(line)\">\(text)</a>" } ?? text
    let full = PreviewPageText.quoted("\(record.path ?? source):\(line)")
    return """
      <p class="place">\(shown)<button type="button" class="copy needs-script" data-text="\(full)" \
      aria-label="Copy \(full)" title="Copy"></button></p>
      """
  }

  private func figure(_ record: PreviewRecord) -> String {
    let variant = PreviewPageText.escaped(record.variant.replacing("+", with: " + "))
    let label = variant.isEmpty && preview.images.count > 1 ? "default" : variant
    let size = record.file.flatMap { PNGSize(file: URL(filePath: output).appending(path: $0)) }
    let facts =
      (label.isEmpty ? "" : "<span>\(label)</span>")
      + (size.map { "<small class=\"size\">\(points($0.width)) × \(points($0.height)) pt</small>" } ?? "")
      + (record.film.map(films) ?? "")
    let problems = record.problems.map { "<li class=\"problem\">\(PreviewPageText.escaped($0))</li>" }
    let stem = record.file.map { $0.hasSuffix(".png") ? String($0.dropLast(4)) : $0 } ?? ""
    return """
      <figure data-stem="\(PreviewPageText.quoted(stem))" data-variant="\(variant)">\(picture(record, size))<figcaption>\
      <div class="facts">\(facts)</div><ul>\(problems.joined())</ul></figcaption></figure>

      """
  }

  /// Returns links to the recordings of a script.
  private func films(_ name: String) -> String {
    filmKinds.map { kind in
      "<a href=\"\(PreviewPageText.address("\(name).\(kind)"))\">\(kind.uppercased())</a>"
    }.joined()
  }

  /// Returns an image element. Its size is known before the image is loaded, so that the page does not shift.
  private func picture(_ record: PreviewRecord, _ size: PNGSize?) -> String {
    guard let file = record.file else { return "<div class=\"undrawn\">Not drawn</div>" }
    let variant = record.variant.replacing("+", with: " + ")
    let alt = PreviewPageText.escaped(variant.isEmpty ? preview.title : "\(preview.title), \(variant)")
    let place = PreviewPageText.address(file)
    let extent =
      size.map { size in
        let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
        return " width=\"\(max(Int(width.rounded()), 1))\" height=\"\(max(Int(height.rounded()), 1))\""
          + " style=\"--w:\(points(size.width));--h:\(points(size.height))\""
      } ?? ""
    return """
      <a class="shot" href="\(place)"><img loading="lazy" decoding="async" src="\(place)" alt="\(alt)"\(extent)></a>
      """
  }

  /// Returns a length with at most two decimals, such as "393" or "196.67".
  private func points(_ pixels: Int) -> String {
    let length = max((Double(pixels) / scale * 100).rounded() / 100, 0.01)
    return length == length.rounded() ? "\(Int(length))" : "\(length)"
  }
}
