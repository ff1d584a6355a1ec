public import Foundation
public import GalleyViews

// A stage counts seconds; SwiftUI tells moments.

extension DragGesture.Value {
  public var time: Date { Date(timeIntervalSinceReferenceDate: seconds) }
}
