import Foundation

struct PreviewPage {
  let records: [PreviewRecord]

  var html: String {
    let modules = Dictionary(grouping: records) { $0.name.split(separator: "/").first.map(String.init) ?? "" }
    let sections = modules.keys.sorted().map { module in
      "<h2>\(Self.escaped(module))</h2>\n<main>\n\((modules[module] ?? []).map(figure).joined())</main>\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Previews</title>
      <style>
      :root { color-scheme: light dark; --ground: #f2f2f7; --card: #fff; --line: #d1d1d6 }
      @media (prefers-color-scheme: dark) { :root { --ground: #000; --card: #1c1c1e; --line: #38383a } }
      body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; background: var(--ground) }
      main { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); align-items: start }
      figure { margin: 0; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
      img { display: block; max-width: 100%; height: auto; margin: auto; border: 1px solid var(--line) }
      figcaption { margin-top: .75rem; overflow-wrap: anywhere }
      small { display: block; opacity: .65 }
      .problem { color: #d70015 }
      </style>
      <h1>\(records.count) previews</h1>
      \(sections.joined())</html>

      """
  }

  private func figure(_ record: PreviewRecord) -> String {
    let words = record.name.split(separator: "/").dropFirst().map { Self.escaped(String($0)) }
    let picture = record.file.map { file in
      let place = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
      return "<a href=\"\(place)\"><img loading=\"lazy\" src=\"\(place)\" alt=\"\(words.joined(separator: ", "))\"></a>"
    }
    let title = words.last ?? ""
    let place = words.dropLast().joined(separator: " ")
    let notes =
      ([place, record.variant].filter { !$0.isEmpty }.map { "<small>\(Self.escaped($0))</small>" })
      + record.problems.map { "<small class=\"problem\">\(Self.escaped($0))</small>" }
    return "<figure>\(picture ?? "")<figcaption>\(title)\(notes.joined())</figcaption></figure>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
