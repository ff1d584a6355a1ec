/// Speech settings. Recorded for inspection only.
extension View {
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    told("speechSpellsOutCharacters", ["value": "\(value)"])
  }

  public func speechAdjustedPitch(_ value: Double) -> some View {
    told("speechAdjustedPitch", ["value": AttributeText.number(value)])
  }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    told("speechAlwaysIncludesPunctuation", ["value": "\(value)"])
  }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    told("speechAnnouncementsQueued", ["value": "\(value)"])
  }
}
