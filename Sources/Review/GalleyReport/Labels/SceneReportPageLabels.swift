package enum SceneReportPageLabels {
  package static let skip = "Skip to the report"
  package static let places = "Sections of this report"
  package static let (play, pause) = ("Play", "Pause")
  package static let dial = "Frame of the script"
  /// The label of a sort button, for screen readers.
  package static let sort = "sort by this column"
  package static let keys = "Keys"
  package static let close = "Close"
  package static let keysAreOn = "Press a single key; Tab, arrow keys and Enter always work"
  package static let cropAlternative = "the affected part of the screen, outlined"

  package static let help = [
    ReviewPageLabels.Key(keys: "j k", effect: "next and previous section"),
    ReviewPageLabels.Key(keys: "p", effect: "play and pause the nearest animation"),
    ReviewPageLabels.Key(keys: "← →", effect: "previous and next frame, on an animation's timeline slider"),
    ReviewPageLabels.Key(keys: "?", effect: "show these keys"),
  ]
}
