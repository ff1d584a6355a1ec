package import GalleyPicture
import GalleyTables

/// A scene report as sentences, tables and finished drawings, independent of PDF or HTML.
///
/// Anchors are unique within a report and consist of letters, digits and hyphens.
package struct SceneReport: Sendable {
  package var title: String
  package var subject: String
  /// The rendering environment: versions and fonts.
  package var facts: [Review.Fact]
  package var chapters: [Chapter]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - title: The title on the first page.
  ///   - subject: A sentence about the content, for the metadata of the file.
  ///   - facts: The rendering environment: versions and fonts.
  ///   - chapters: The chapters, one for each scene.
  package init(title: String, subject: String, facts: [Review.Fact] = [], chapters: [Chapter]) {
    self.title = title
    self.subject = subject
    self.facts = facts
    self.chapters = chapters
  }

  /// A chapter about one scene. It starts with the title page.
  package struct Chapter: Sendable {
    package var anchor: String
    package var title: String
    package var file: String
    /// The most important findings, without full stops.
    package var lead: [String]
    package var facts: [Review.Fact]
    /// The image on the title page, if any.
    package var cover: Picture?
    package var sections: [Section]

    /// Creates a chapter.
    ///
    /// - Parameters:
    ///   - anchor: The anchor for links, unique in the report.
    ///   - title: The name of the scene.
    ///   - file: The path of the scene file.
    ///   - lead: The most important findings, as sentences without full stops.
    ///   - facts: Details of the scene, such as its canvas and data.
    ///   - cover: The image on the title page; nil for none.
    ///   - sections: The sections in order.
    package init(
      anchor: String, title: String, file: String, lead: [String], facts: [Review.Fact], cover: Picture?,
      sections: [Section]
    ) {
      self.anchor = anchor
      self.title = title
      self.file = file
      self.lead = lead
      self.facts = facts
      self.cover = cover
      self.sections = sections
    }
  }

  package struct Section: Sendable {
    package var anchor: String
    package var title: String
    /// One or two sentences that explain the section, if necessary.
    package var note: String?
    package var blocks: [Block]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - anchor: The anchor for links, unique in the report.
    ///   - title: The heading.
    ///   - note: One or two sentences that explain the section; nil (the default) for none.
    ///   - blocks: The sentences, tables and figures, in order.
    package init(anchor: String, title: String, note: String? = nil, blocks: [Block]) {
      self.anchor = anchor
      self.title = title
      self.note = note
      self.blocks = blocks
    }
  }

  package enum Block: Sendable {
    case heading(String)
    /// Sentences without full stops, each on a separate line.
    case sentences([String])
    case table(Table)
    case plate(Plate)
    case drawing(Figure)
    /// Small figures side by side. The heading may be empty.
    case sheet(String, [Figure])
    case findings([Finding])
    case animation(AnimationBlock)
  }

  package struct Link: Hashable, Sendable {
    package var text: String
    package var target: String

    /// Creates a link inside the report.
    ///
    /// - Parameters:
    ///   - text: The visible text.
    ///   - target: The anchor that it leads to.
    package init(_ text: String, to target: String) {
      self.text = text
      self.target = target
    }
  }
}
