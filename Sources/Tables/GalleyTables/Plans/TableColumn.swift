/// A column of a printed table.
public struct TableColumn: Hashable, Sendable {
  public var field: String
  /// What stands over it; the field's name by default.
  public var title: String
  /// What stands over this column and its neighbours of the same heading; none when empty.
  public var heading: String
  /// Where its cells stand; nil decides by what they mean: numbers at their decimal point, texts where reading starts.
  public var alignment: Alignment?
  /// How its cells are written, as in scenes: `grouped`, `.2`, `EUR`, `percent`, `date`; nil as they are.
  public var format: String?
  /// The widest it may be, in points; longer texts are broken.
  public var maxWidth: Double?
  /// The column that holds the addresses its cells lead to; nil for cells that are addresses themselves.
  public var link: String?

  /// Whether its characters are equally wide, as those of codes and digests.
  public var isMonospaced = false

  /// Where the cells of a column stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    /// With their decimal points under each other.
    case decimal
  }

  public init(_ field: String, title: String? = nil) {
    self.field = field
    self.title = title ?? field
    heading = ""
  }
}
