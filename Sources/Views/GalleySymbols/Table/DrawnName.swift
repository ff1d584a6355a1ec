enum DrawnName: String, CaseIterable {
  case apple, eraser, flip, end, ends
  case discOnLine = "disc-on-line"
  case ringOnLine = "ring-on-line"
  case squareBottom = "square-bottom"
  case squareTop = "square-top"
  case squareLeft = "square-left"
  case squareRight = "square-right"
  case portraitBottom = "portrait-bottom"
  case phoneBottom = "phone-bottom"
}
