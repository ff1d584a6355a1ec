final class ShapingWork {
  var letters = 0
}
