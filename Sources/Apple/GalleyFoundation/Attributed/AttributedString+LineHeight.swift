public import Foundation
public import GalleyViews

extension AttributedString {
  /// How far the baselines of a text's lines are from each other.
  public typealias LineHeight = TextLineHeight
}
