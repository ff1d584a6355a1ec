public import GalleyPicture
import GalleyTables

/// A document for people about scenes: chapters of sections, and in them sentences, tables and drawings.
///
/// It is all that is told, in words and finished drawings, before anything is set on pages or written as HTML. Names
/// of places are unique in a book: letters, digits and hyphens.
public struct Book: Sendable {
  public var title: String
  /// What the book is about, in a sentence without a full stop.
  public var subject: String
  /// What drew the pictures: versions and fonts.
  public var facts: [Review.Fact]
  public var chapters: [Chapter]

  public init(title: String, subject: String, facts: [Review.Fact] = [], chapters: [Chapter]) {
    self.title = title
    self.subject = subject
    self.facts = facts
    self.chapters = chapters
  }

  /// What is told of one scene, beginning with its title page.
  public struct Chapter: Sendable {
    public var anchor: String
    public var title: String
    public var file: String
    /// What there is to know before anything else, each a sentence without a full stop.
    public var lead: [String]
    public var facts: [Review.Fact]
    /// What it looks like, on its title page; nil where nothing is drawn.
    public var cover: Picture?
    /// What is told, in order.
    public var sections: [Section]

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

  public struct Section: Sendable {
    public var anchor: String
    public var title: String
    /// How to read it, in a sentence or two; nil where that is plain.
    public var note: String?
    public var blocks: [Block]

    public init(anchor: String, title: String, note: String? = nil, blocks: [Block]) {
      self.anchor = anchor
      self.title = title
      self.note = note
      self.blocks = blocks
    }
  }

  public enum Block: Sendable {
    case heading(String)
    /// Sentences without full stops, each a line of its own.
    case sentences([String])
    case table(Table)
    case plate(Plate)
    case drawing(Figure)
    /// Small pictures side by side, and what they have in common; empty where the section says so.
    case sheet(String, [Figure])
    case findings([Finding])
    case film(Film)
  }

  /// A place that something points at.
  public struct Link: Hashable, Sendable {
    public var text: String
    public var target: String

    public init(_ text: String, to target: String) {
      self.text = text
      self.target = target
    }
  }
}
