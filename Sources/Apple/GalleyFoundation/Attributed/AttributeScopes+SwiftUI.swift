public import Foundation
public import GalleyText
public import GalleyViews

extension AttributeScopes {
  /// The attributes of SwiftUI's that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour of the ground behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Extra space after each letter, in points.
    public let kern: KerningAttribute
    /// Extra space after each letter, in points.
    public let tracking: TrackingAttribute
    /// How far letters stand above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes
    #if !canImport(Darwin)
      /// What Markdown says of letters.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
  }

  /// The attributes of SwiftUI's that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name of SwiftUI's.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour of the ground behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Extra space after each letter, in points.
  public enum KerningAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = Double
    /// The attribute's name.
    public static let name = "SwiftUI.Kern"
  }

  /// Extra space after each letter, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = Double
    /// The attribute's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far letters stand above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = Double
    /// The attribute's name.
    public static let name = "SwiftUI.BaselineOffset"
  }

  #if !canImport(Darwin)
    /// What Markdown says of letters.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of intents.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }
  #endif
}
