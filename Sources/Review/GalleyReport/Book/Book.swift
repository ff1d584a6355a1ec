public import GalleyPicture

/// A document for people about scenes: chapters of sections, and in them sentences, tables and drawings.
///
/// It is all that is told, in words and finished drawings, before anything is set on pages or written as HTML. Names
/// of places are unique in a book: letters, digits and hyphens.
public struct Book: Sendable {
  /// The heading of everything.
  public var title: String
  /// What the book is about, in a sentence without a full stop.
  public var subject: String
  /// What drew the pictures: versions and fonts.
  public var facts: [Review.Fact]
  /// The chapters, a scene each.
  public var chapters: [Chapter]

  /// A book of `chapters`.
  public init(title: String, subject: String, facts: [Review.Fact] = [], chapters: [Chapter]) {
    self.title = title
    self.subject = subject
    self.facts = facts
    self.chapters = chapters
  }

  /// What is told of one scene, beginning with its title page.
  public struct Chapter: Sendable {
    /// The name of its place.
    public var anchor: String
    /// The scene's title.
    public var title: String
    /// The file it is read from.
    public var file: String
    /// What there is to know before anything else, each a sentence without a full stop.
    public var lead: [String]
    /// What the scene is drawn from and on.
    public var facts: [Review.Fact]
    /// What it looks like, on its title page; nil where nothing is drawn.
    public var cover: Picture?
    /// What is told, in order.
    public var sections: [Section]

    /// A chapter about the scene in `file`.
    public init(
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

  /// A part of a chapter.
  public struct Section: Sendable {
    /// The name of its place.
    public var anchor: String
    /// What it is about.
    public var title: String
    /// How to read it, in a sentence or two; nil where that is plain.
    public var note: String?
    /// What it consists of.
    public var blocks: [Block]

    /// A section of `blocks`.
    public init(anchor: String, title: String, note: String? = nil, blocks: [Block]) {
      self.anchor = anchor
      self.title = title
      self.note = note
      self.blocks = blocks
    }
  }

  /// A piece of a section.
  public enum Block: Sendable {
    /// What the blocks that follow are about.
    case heading(String)
    /// Sentences without full stops, each a line of its own.
    case sentences([String])
    /// A table.
    case table(Table)
    /// A state and its drawing.
    case plate(Plate)
    /// One drawing as wide as the page.
    case drawing(Figure)
    /// Small pictures side by side, and what they have in common; empty where the section says so.
    case sheet(String, [Figure])
    /// What is not as it should be.
    case findings([Finding])
    /// Pictures that follow each other in time.
    case film(Film)
  }

  /// A place that something points at.
  public struct Link: Hashable, Sendable {
    /// What is shown.
    public var text: String
    /// The name of the place.
    public var target: String

    /// A link that says `text`.
    public init(_ text: String, to target: String) {
      self.text = text
      self.target = target
    }
  }
}
