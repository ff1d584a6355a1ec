/// A view whose own code creates further views, such as a button.
package protocol LocatedView {
  var site: CallSite { get }
}
