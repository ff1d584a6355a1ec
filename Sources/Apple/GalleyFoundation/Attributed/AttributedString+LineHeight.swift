public import Foundation
public import GalleyViews

extension AttributedString {
  public typealias LineHeight = TextLineHeight
}
