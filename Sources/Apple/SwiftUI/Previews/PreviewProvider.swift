public import GalleyViews

/// A type that shows views as previews.
public protocol PreviewProvider {
  /// The kind of the views.
  associatedtype Previews: View
  /// The views: each one of a group is a preview of its own.
  @ViewBuilder static var previews: Previews { get }
}
