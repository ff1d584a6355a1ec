/// The values of a chart that workbook programs draw themselves, so that users can change it.
public struct WorkbookChart: Hashable, Sendable {
  public var kind: Kind
  public var title: String
  public var categories: Categories
  public var series: [Series]
  /// The column of the table that determines the number format of the values.
  public var field: String?
  public var format: String?
  /// The title for the categories, in a cell of the sheet.
  public var categoryTitle = ""
  /// The colours of pie slices, in the form of ``Series/color``.
  public var sliceColors: [String] = []
  public var xTitle = ""
  public var yTitle = ""
  public var isLogarithmic = false

  public enum Kind: Hashable, Sendable {
    case bar(isHorizontal: Bool, Stacking)
    case histogram
    case line
    case area(Stacking)
    case scatter
    case pie(isRing: Bool)
  }

  public enum Stacking: String, Hashable, Sendable {
    case grouped = "clustered"
    case stacked
    case shares = "percentStacked"
  }

  public enum Categories: Hashable, Sendable {
    case names([String])
    case numbers([Double])
    /// Dates, in days since 30 December 1899.
    case dates([Double])
  }

  public struct Series: Hashable, Sendable {
    public var name: String
    /// The values, one for each category; nil if a category has none.
    public var values: [Double?]
    /// The colour: red, green and blue as six hexadecimal digits.
    public var color: String

    public init(name: String, values: [Double?], color: String) {
      (self.name, self.values, self.color) = (name, values, color)
    }
  }

  public init(kind: Kind, title: String, categories: Categories, series: [Series]) {
    (self.kind, self.title, self.categories, self.series) = (kind, title, categories, series)
  }
}

/// An image of a chart that workbook programs cannot draw.
public struct WorkbookImage: Hashable, Sendable {
  /// The bytes of a PNG file.
  public var bytes: [UInt8]
  /// The size in points.
  public var width: Double
  public var height: Double
  public var alternative: String

  public init(bytes: [UInt8], width: Double, height: Double, alternative: String) {
    (self.bytes, self.width, self.height, self.alternative) = (bytes, width, height, alternative)
  }
}
