package protocol LocatedView {
  var site: CallSite { get }
}
