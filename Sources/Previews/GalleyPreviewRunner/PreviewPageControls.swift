/// The controls of the page, which apply to all previews. The scripts `previews.js` and `previews-viewer.js` implement
/// them.
enum PreviewPageControls {
  static func header(count: Int, problems: Int) -> String {
    """
    <header class="bar">
    <h1>Previews</h1>
    <div class="search needs-script" role="search"><input type="search" id="search" placeholder="Search" \
    aria-label="Search module, file, title and variant" aria-keyshortcuts="/" autocomplete="off" spellcheck="false">\
    \(icon("<circle cx=\"6.5\" cy=\"6.5\" r=\"4.5\"/><path d=\"m10 10 4 4\"/>"))<kbd aria-hidden="true">/</kbd>\
    <button type="button" class="clear" aria-label="Clear the search">×</button></div>
    <output class="count" id="count" for="search" aria-live="polite">\(count) \(count == 1 ? "image" : "images")</output>
    \(segments("show", "Images", filters(count, problems), style: " status", isHidden: problems == 0))<div class="tools">
    \(segments("zoom", "Size of images", sizes))\(segments("theme", "Colours of the page", themes))</div>
    </header>

    """
  }

  static let nothing = """
    <div class="nothing" hidden><p>No image matches.</p><button type="button">Show all images</button></div>

    """

  static let footer = """
    <footer class="needs-script"><kbd>/</kbd> search, <kbd>0</kbd> <kbd>1</kbd> <kbd>2</kbd> size, <kbd>Enter</kbd> \
    opens an image, <kbd>←</kbd> <kbd>→</kbd> other images, <kbd>Esc</kbd> closes it.</footer>
    <p class="unseen" id="announcement" aria-live="polite"></p>

    """

  static var viewer: String {
    """
    <dialog class="viewer" aria-labelledby="viewed">
    <header><div class="name"><h2 id="viewed"></h2><p></p></div><span class="index" aria-live="polite"></span>
    \(segments("view", "Size of the image", sizes))\
    \(button("previous", "Previous image", "Previous (←)", "M10 3 5 8l5 5"))\
    \(button("next", "Next image", "Next (→)", "m6 3 5 5-5 5"))\
    \(button("close", "Close", "Close (Esc)", "m3.5 3.5 9 9M12.5 3.5l-9 9"))</header>
    <div class="canvas" tabindex="0" role="group" aria-label="Image"><div><img alt=""></div></div>
    <ul class="notes"></ul>
    </dialog>

    """
  }

  private struct Choice {
    let value: String
    let label: String
    let title: String
    var isHidden = false
  }

  /// Returns the filters. Without the results of a check, no image is failed or new.
  private static func filters(_ count: Int, _ problems: Int) -> [Choice] {
    [
      Choice(value: "all", label: "All <b>\(count)</b>", title: "All images"),
      Choice(value: "failed", label: "Failed <b></b>", title: "Images unlike their baselines", isHidden: true),
      Choice(value: "new", label: "New <b></b>", title: "Images without a baseline", isHidden: true),
      Choice(value: "problems", label: "Problems <b>\(problems)</b>", title: "Images with problems"),
    ]
  }

  private static let sizes = [
    Choice(value: "fit", label: "Fit", title: "Fit (0)"),
    Choice(value: "1", label: "1×", title: "One pixel of the screen per point (1)"),
    Choice(value: "2", label: "2×", title: "Two pixels of the screen per point (2)"),
  ]

  private static var themes: [Choice] {
    let half = "<circle cx=\"8\" cy=\"8\" r=\"5.5\"/><path d=\"M8 2.5v11a5.5 5.5 0 0 0 0-11z\" fill=\"currentColor\"/>"
    let sun = """
      <circle cx="8" cy="8" r="3"/><path d="M8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3.05 3.05l1 1M11.95 11.95l1 1\
      M3.05 12.95l1-1M11.95 4.05l1-1"/>
      """
    let moon = "<path d=\"M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1z\"/>"
    return [("system", "System", half), ("light", "Light", sun), ("dark", "Dark", moon)].map { value, name, drawing in
      Choice(value: value, label: icon(drawing) + "<i class=\"unseen\">\(name)</i>", title: name)
    }
  }

  private static func segments(
    _ name: String, _ legend: String, _ choices: [Choice], style: String = "", isHidden: Bool = false
  ) -> String {
    let labels = choices.enumerated().map { index, choice in
      """
      <label title="\(choice.title)"\(choice.isHidden ? " hidden" : "")><input type="radio" name="\(name)" \
      id="\(name)-\(choice.value)" value="\(choice.value)"\(index == 0 ? " checked" : "")>\
      <span>\(choice.label)</span></label>
      """
    }
    return """
      <fieldset class="segments needs-script\(style)"\(isHidden ? " hidden" : "")>\
      <legend class="unseen">\(legend)</legend>\(labels.joined())</fieldset>

      """
  }

  private static func button(_ id: String, _ label: String, _ title: String, _ path: String) -> String {
    """
    <button type="button" class="round" id="\(id)" aria-label="\(label)" title="\(title)">\
    \(icon("<path d=\"\(path)\"/>"))</button>
    """
  }

  private static func icon(_ drawing: String) -> String {
    """
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.6" \
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\(drawing)</svg>
    """
  }
}
