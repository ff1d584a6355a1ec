public import Foundation
public import GalleyViews

// A stage measures gesture times in seconds; SwiftUI uses dates.

extension DragGesture.Value {
  public var time: Date { Date(timeIntervalSinceReferenceDate: seconds) }
}
