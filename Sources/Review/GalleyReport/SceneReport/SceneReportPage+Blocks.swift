import GalleyGeometry
import GalleyPicture
import GalleyTables

extension SceneReportPage {
  func write(_ block: SceneReport.Block, to markup: inout Markup) {
    switch block {
    case .heading(let title): markup.element("h4", text: title)
    case .sentences(let sentences):
      for sentence in sentences { markup.element("p", text: ReviewLabels.sentence(sentence) + ".") }
    case .table(let table): write(table, to: &markup)
    case .plate(let plate): write(plate, to: &markup)
    case .drawing(let figure): write(figure, .large(figure.picture), ["class": "drawing"], to: &markup)
    case .sheet(let title, let figures): write(figures, under: title, to: &markup)
    case .findings(let findings): for finding in findings { write(finding, to: &markup) }
    case .animation(let animation): write(animation, to: &markup)
    }
    markup.raw("\n")
  }

  // MARK: Pictures

  private func write(
    _ figure: SceneReport.Figure, _ picture: SceneReportPicture, _ attributes: KeyValuePairs<String, String?>,
    to markup: inout Markup
  ) {
    markup.element("figure", attributes) { markup in
      writeImage(picture, figure.alternative, to: &markup)
      markup.element("figcaption") { markup in
        markup.text(figure.title)
        guard !figure.caption.isEmpty else { return }
        markup.raw(" ")
        markup.element("b", text: figure.caption)
      }
    }
  }

  private func write(_ plate: SceneReport.Plate, to markup: inout Markup) {
    markup.element("div", ["class": "plate", "id": plate.anchor]) { markup in
      markup.element("h4", text: plate.title)
      markup.element("ul", ["class": "captions"]) { markup in
        for caption in plate.captions { markup.element("li", text: caption) }
      }
      write(plate.links, lead: SceneReportLabels.wrongHere, to: &markup)
      markup.element("div", ["class": "pair"]) { markup in
        for figure in [plate.frame, plate.blueprint] {
          let width = number(figure.picture.size.width)
          write(figure, .large(figure.picture), ["style": "--w:\(width)"], to: &markup)
        }
      }
    }
  }

  private func write(_ figures: [SceneReport.Figure], under title: String, to markup: inout Markup) {
    if !title.isEmpty { markup.element("h4", text: title) }
    markup.element("div", ["class": "sheet"]) { markup in
      for figure in figures { write(figure, .small(figure.picture), ["id": figure.anchor], to: &markup) }
    }
  }

  private func write(_ links: [SceneReport.Link], lead: String? = nil, to markup: inout Markup) {
    guard !links.isEmpty else { return }
    markup.element("p", ["class": "links"]) { markup in
      if let lead { markup.element("span", ["class": "soft"], text: lead) }
      for link in links { markup.element("a", ["href": "#\(link.target)"], text: link.text) }
    }
  }

  private func write(_ finding: SceneReport.Finding, to markup: inout Markup) {
    markup.element("div", ["class": "finding", "id": finding.anchor]) { markup in
      markup.element("div", ["class": "crop"]) { markup in
        writeImage(.large(finding.picture), "\(finding.kind): \(SceneReportPageLabels.cropAlternative)", to: &markup)
      }
      markup.element("div") { markup in
        markup.element("h4") { markup in
          markup.element("span", ["class": "number"], text: "\(finding.number)")
          markup.text(" \(finding.kind)")
        }
        markup.element("p", text: ReviewLabels.sentence(finding.sentence) + ".")
        markup.element("p", ["class": "soft"], text: finding.detail)
        write(finding.links, to: &markup)
      }
    }
  }

  // MARK: Tables

  private func write(_ table: SceneReport.Table, to markup: inout Markup) {
    markup.element("div", ["class": "table", "tabindex": "0", "role": "group", "aria-label": table.title]) { markup in
      markup.element("table") { markup in
        if !table.title.isEmpty { markup.element("caption", text: table.title) }
        markup.element("thead") { markup in
          markup.element("tr") { markup in
            for column in table.columns {
              markup.element(
                "th", ["scope": "col", "class": column.isNumber ? "number" : nil], text: column.title)
            }
          }
        }
        markup.element("tbody") { markup in
          for row in table.rows {
            markup.element("tr") { markup in
              for (cell, column) in zip(row, table.columns) { write(cell, column, to: &markup) }
            }
          }
        }
      }
    }
  }

  private func write(_ cell: SceneReport.Table.Cell, _ column: SceneReport.Table.Column, to markup: inout Markup) {
    let attributes: KeyValuePairs<String, String?> = [
      "class": column.isNumber ? "number" : nil, "data-sort": cell.number.map { "\($0)" },
    ]
    markup.element("td", attributes) { markup in
      if let target = cell.target {
        markup.element("a", ["href": "#\(target)"], text: cell.text)
      } else {
        for (index, line) in cell.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          if index > 0 { markup.raw("<br>") }
          markup.text(String(line))
        }
      }
    }
  }

  // MARK: Animations

  /// Writes an animation. The frames that are not visible on the page are stored as data for the script.
  private func write(_ animation: SceneReport.AnimationBlock, to markup: inout Markup) {
    markup.element("div", ["class": "film", "id": animation.anchor]) { markup in
      markup.element("div", ["class": "screen needs-script"]) { markup in
        if let first = animation.frames.first { writeImage(.small(first.picture), "", class: "shown", to: &markup) }
        markup.element("div", ["class": "dial"]) { markup in
          markup.element(
            "button", ["type": "button", "class": "button play", "data-pause": SceneReportPageLabels.pause]
          ) {
            $0.text(SceneReportPageLabels.play)
          }
          markup.open(
            "input",
            [
              "type": "range", "min": "0", "max": "\(max(animation.frames.count - 1, 0))", "value": "0", "step": "1",
              "aria-label": SceneReportPageLabels.dial,
            ])
          markup.element("output", ["aria-live": "off"]) { _ in }
        }
      }
      markup.element("div", ["class": "sheet strip"]) { markup in
        for index in animation.chosen {
          let frame = animation.frames[index]
          let figure = SceneReport.Figure(frame.picture, title: frame.caption, caption: frame.mark ?? "")
          write(figure, .small(frame.picture), ["data-frame": "\(index)"], to: &markup)
        }
      }
      writeFrames(of: animation, to: &markup)
    }
  }

  private func writeFrames(of animation: SceneReport.AnimationBlock, to markup: inout Markup) {
    let inPage = Set(animation.chosen)
    markup.raw("<script type=\"application/json\" class=\"frames\">[")
    for (index, frame) in animation.frames.enumerated() {
      markup.raw("\(index > 0 ? "," : "")[\(number(frame.time)),\(PageJSON.quoted(frame.caption)),")
      markup.raw("\(PageJSON.quoted(frame.mark ?? "")),")
      if inPage.contains(index) {
        markup.raw("\"\"")
      } else if index > 0, animation.frames[index - 1].picture == frame.picture {
        // Null means that the image is the same as in the previous frame.
        markup.raw("null")
      } else {
        writeContent(of: .small(frame.picture), to: &markup)
      }
      markup.raw("]")
    }
    markup.raw("]</script>")
  }
}
