import GalleyDiff
import GalleyGeometry
import GalleyPicture

/// A scene report as a self-contained HTML file. It needs neither a network nor other files, and is readable without
/// JavaScript.
///
/// A content security policy forbids everything but the inline script, style sheet and data URIs. Text from scenes is
/// always escaped.
package struct SceneReportPage {
  let book: SceneReport
  private let drawings: SceneReportDrawings

  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - book: The scene report.
  ///   - drawings: The figures of the same report. They must include all of its ``SceneReport/pictures``.
  package init(_ book: SceneReport, drawings: SceneReportDrawings) {
    self.book = book
    self.drawings = drawings
  }

  /// The page as UTF-8. Identical reports produce identical bytes.
  package var html: [UInt8] {
    let frame = PageFrame(
      title: book.title, style: PageResource.bookStyle + drawings.rules, script: PageResource.bookScript,
      skip: SceneReportPageLabels.skip,
      main: "book")
    return frame.html(rail: writeRail, content: writeChapters, help: writeHelp)
  }

  private func writeChapters(to markup: inout Markup) {
    if book.chapters.count > 1 { writeFront(to: &markup) }
    for chapter in book.chapters { write(chapter, to: &markup) }
    // An SVG element with `display: none` would also hide content that refers to its definitions, so it has size 0
    // instead.
    markup.raw("<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\"><defs>\n")
    markup.raw(drawings.definitions)
    markup.raw("</defs></svg>\n")
  }

  // MARK: Around the chapters

  private func writeRail(to markup: inout Markup) {
    markup.element("nav", ["class": "rail", "aria-label": SceneReportPageLabels.places]) { markup in
      markup.element("p", ["class": "brand"]) { markup in
        markup.element("span", ["class": "tool"], text: "Galley")
        markup.element("span", ["class": "title"], text: book.title)
      }
      markup.element("ol", ["class": "places"]) { markup in
        for chapter in book.chapters {
          markup.element("li") { markup in
            markup.element("a", ["href": "#\(chapter.anchor)"], text: chapter.title)
            markup.element("ol") { markup in
              for section in chapter.sections {
                markup.element("li") { $0.element("a", ["href": "#\(section.anchor)"], text: section.title) }
              }
            }
          }
        }
      }
      markup.element("button", ["class": "button needs-script", "id": "show-help", "type": "button"]) { markup in
        markup.text(SceneReportPageLabels.keys)
        markup.raw(" <kbd>?</kbd>")
      }
    }
    markup.raw("\n")
  }

  private func writeFront(to markup: inout Markup) {
    markup.element("header", ["class": "front"]) { markup in
      markup.element("h1", text: book.title)
      markup.element("p", ["class": "soft"], text: book.subject)
      markup.element("ol", ["class": "contents"]) { markup in
        for chapter in book.chapters {
          markup.element("li") { markup in
            markup.element("a", ["href": "#\(chapter.anchor)"], text: chapter.title)
            if let first = chapter.lead.first { markup.element("span", ["class": "soft"], text: first) }
          }
        }
      }
      writeFacts(book.facts, to: &markup)
    }
    markup.raw("\n")
  }

  private func write(_ chapter: SceneReport.Chapter, to markup: inout Markup) {
    markup.element("article", ["id": chapter.anchor, "class": "chapter"]) { markup in
      markup.element("header", ["class": "opening"]) { markup in
        markup.element("div") { markup in
          markup.element(book.chapters.count > 1 ? "h2" : "h1", ["class": "name"], text: chapter.title)
          markup.element("p", ["class": "soft"]) { $0.element("code", text: chapter.file) }
          for sentence in chapter.lead {
            markup.element("p", ["class": "lead"], text: ReviewLabels.sentence(sentence) + ".")
          }
          writeFacts(chapter.facts + (book.chapters.count > 1 ? [] : book.facts), to: &markup)
        }
        if let cover = chapter.cover { writeImage(.small(cover), chapter.title, class: "cover", to: &markup) }
      }
      for section in chapter.sections { write(section, to: &markup) }
    }
    markup.raw("\n")
  }

  private func write(_ section: SceneReport.Section, to markup: inout Markup) {
    markup.element("section", ["id": section.anchor, "tabindex": "-1"]) { markup in
      markup.element(book.chapters.count > 1 ? "h3" : "h2", ["class": "section"], text: section.title)
      if let note = section.note { markup.element("p", ["class": "note"], text: note + ".") }
      for block in section.blocks { write(block, to: &markup) }
    }
    markup.raw("\n")
  }

  private func writeFacts(_ facts: [Review.Fact], to markup: inout Markup) {
    markup.element("dl", ["class": "facts"]) { markup in
      for fact in facts {
        markup.element("dt", text: fact.name)
        markup.element("dd", text: fact.value)
      }
    }
  }

  func writeImage(
    _ picture: SceneReportPicture, _ alternative: String, class name: String = "", to markup: inout Markup
  ) {
    let (width, height) = (picture.picture.size.width, picture.picture.size.height)
    let (wide, high) = (number(width), number(height))
    markup.open(
      "svg",
      [
        "class": name.isEmpty ? "picture" : "picture \(name)", "role": "img", "aria-label": alternative,
        "width": wide, "height": high, "viewBox": "0 0 \(wide) \(high)",
        "style": "--ratio:\(number(width / max(height, 1)))",
      ])
    markup.raw(drawings.contents[picture] ?? "")
    markup.close("svg")
  }

  func writeContent(of picture: SceneReportPicture, to markup: inout Markup) {
    markup.raw(PageJSON.markup(drawings.contents[picture] ?? ""))
  }

  private func writeHelp(to markup: inout Markup) {
    markup.element("dialog", ["id": "help", "aria-labelledby": "help-title"]) { markup in
      markup.element("h2", ["id": "help-title"], text: SceneReportPageLabels.keys)
      markup.element("dl") { markup in
        for key in SceneReportPageLabels.help {
          markup.element("dt") { markup in
            for part in key.keys.split(separator: " ") { markup.element("kbd", text: String(part)) }
          }
          markup.element("dd", text: key.effect)
        }
      }
      markup.element("label", ["class": "switch"]) { markup in
        markup.raw("<input type=\"checkbox\" id=\"keys\" checked> ")
        markup.text(SceneReportPageLabels.keysAreOn)
      }
      markup.element("form", ["method": "dialog"]) {
        $0.element("button", ["class": "button"], text: SceneReportPageLabels.close)
      }
    }
    markup.raw("\n")
  }
}
