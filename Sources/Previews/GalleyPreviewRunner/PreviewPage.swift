import CResources
import Foundation
import GalleyFiles

/// The page with all images, `index.html`. It reads the file `check.js` next to it, which assigns the results of a
/// check to `galleyCheck`. The results are stored by file name without extension, such as `{"App-Card@dark": {"status":
/// "failed", "sentences": ["…"]}}`, where `status` has the same values as in `check.json`.
struct PreviewPage {
  let records: [PreviewRecord]
  var output = "."
  var scale = 2.0
  var filmKinds: [String] = []

  var html: String {
    let modules = PreviewModule.all(of: records)
    return """
      <!doctype html>
      <html lang="en">
      \(head(modules))<body>
      <a class="skip" href="#previews">Skip to the images</a>
      \(PreviewPageControls.header(count: records.count, problems: problems))<div class="page">
      \(files(modules))<main id="previews" tabindex="-1">
      \(sections(modules))\(PreviewPageControls.nothing)</main>
      </div>
      \(PreviewPageControls.footer)\(PreviewPageControls.viewer)<script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private var problems: Int { records.count { $0.file == nil || !$0.problems.isEmpty } }

  private func head(_ modules: [PreviewModule]) -> String {
    let title = modules.count == 1 ? "Previews of \(modules[0].name)" : "Previews"
    return """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Galley">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <link rel="icon" href="data:,">
      <title>\(PreviewPageText.escaped(title))</title>
      <style>\(String(cString: galleyPreviewsStyle()))</style>
      <script src="check.js"></script>
      <script>\(Self.start)</script>
      </head>

      """
  }

  private static var start: String { String(cString: galleyPreviewsStart()) }
  private static var script: String { String(cString: galleyPreviewsScript()) }

  /// A content security policy that allows only the images, the page's own scripts and `check.js`.
  private static var policy: String {
    "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; "
      + "script-src 'self' file: \(source(of: start)) \(source(of: script)); base-uri 'none'; form-action 'none'"
  }

  /// Returns a script as a source expression of a content security policy.
  private static func source(of script: String) -> String {
    let digits = Array(SHA256.hexDigest(of: Array(script.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }

  private func card(_ preview: PreviewModule.Variants) -> PreviewCard {
    PreviewCard(preview: preview, output: output, scale: scale, filmKinds: filmKinds)
  }

  private func files(_ modules: [PreviewModule]) -> String {
    let lists = modules.map { module in
      let items = module.files.map { file in
        "<li><a href=\"#\(file.id)\"><span>\(PreviewPageText.escaped(file.name))</span><small>\(file.count)</small></a></li>\n"
      }
      return """
        <div data-module="\(module.id)"><p>\(PreviewPageText.escaped(module.name))</p>
        <ul>
        \(items.joined())</ul></div>

        """
    }
    return "<nav class=\"files\" aria-label=\"Files\">\n\(lists.joined())</nav>\n"
  }

  private func sections(_ modules: [PreviewModule]) -> String {
    modules.map { module in
      let name = PreviewPageText.escaped(module.name)
      return """
        <section class="module" id="\(module.id)">
        <h2 data-name="\(name)">\(name)</h2>
        \(module.files.map(section).joined())</section>

        """
    }.joined()
  }

  private func section(_ file: PreviewModule.File) -> String {
    let name = PreviewPageText.escaped(file.name)
    return """
      <section class="file" id="\(file.id)" data-name="\(name)">
      <h3 tabindex="-1">\(name)</h3>
      <div class="previews">
      \(file.previews.map { card($0).html }.joined())</div>
      </section>

      """
  }
}
