import Foundation
import GalleyControls
import GalleyGeometry
import GalleyText
import GalleyViews

struct DateWheels: View {
  let picked: PickedDate
  let components: DatePickerComponents

  var body: some View {
    WheelRow {
      if components.contains(.date) {
        if components.contains(.hourAndMinute) {
          days
        } else {
          ForEach(dateOrder, id: \.self) { part in dateWheel(part) }
        }
      }
      if components.contains(.hourAndMinute) { time }
    }
  }

  // MARK: - Dates

  private var dateOrder: [Character] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: picked.locale) ?? "MMMM d, y"
    return pattern.reduce(into: []) { order, letter in
      let part: Character = letter == "L" ? "M" : letter
      if "yMd".contains(part), !order.contains(part) { order.append(part) }
    }
  }

  @ViewBuilder private func dateWheel(_ part: Character) -> some View {
    switch part {
    case "y": wheel(.year, years, text(of: .year, "y"))
    case "M": endless(.month, 1...12) { names($0) }.frame(minWidth: 146)
    default:
      endless(
        .day, 1...(picked.calendar.range(of: .day, in: .month, for: picked.date)?.count ?? 31), text(of: .day, "d"))
    }
  }

  private func text(of part: Calendar.Component, _ template: String) -> (Int) -> String {
    let (writer, calendar) = (picked.writer(template), picked.calendar)
    var parts = calendar.dateComponents([.era, .year, .month], from: picked.date)
    return { value in
      parts.setValue(value, for: part)
      return calendar.date(from: parts).map { writer.string(from: $0) } ?? picked.digits(value)
    }
  }

  private func names(_ month: Int) -> String {
    let names = picked.calendar.standaloneMonthSymbols
    return names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
  }

  private var years: ClosedRange<Int> {
    let (year, calendar) = (picked.part(.year), picked.calendar)
    let first = max(year - 10, calendar.component(.year, from: picked.range.lowerBound))
    return min(first, year)...max(year, min(year + 10, calendar.component(.year, from: picked.range.upperBound)))
  }

  // MARK: - Days and times

  private var days: some View {
    let start = picked.calendar.startOfDay(for: picked.date)
    let near = (-5...5).compactMap { picked.calendar.date(byAdding: .day, value: $0, to: start) }
    return Picker("", selection: Binding(get: { start }, set: { picked.choose(day: $0) })) {
      ForEach(near.filter(picked.allows), id: \.self) { day in
        Text(verbatim: picked.text(day, "EEEMMMd")).tag(day)
      }
    }
    .frame(minWidth: 150)
  }

  @ViewBuilder private var time: some View {
    let isHalf = (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: picked.locale) ?? "").contains("a")
    if isHalf {
      let half = picked.part(.hour) / 12 * 12
      Picker("", selection: Binding(get: { picked.part(.hour) % 12 }, set: { picked.choose(.hour, half + $0) })) {
        ForEach(0..<12) { hour in Text(verbatim: picked.digits(hour == 0 ? 12 : hour)).tag(hour) }
      }
      .environment(\.isWheelEndless, true)
    } else {
      endless(.hour, 0...23) { picked.digits($0, length: 2) }
    }
    endless(.minute, 0...59) { picked.digits($0, length: 2) }
    if isHalf {
      let hour = picked.part(.hour) % 12
      Picker("", selection: Binding(get: { picked.part(.hour) / 12 }, set: { picked.choose(.hour, hour + $0 * 12) })) {
        Text(verbatim: picked.calendar.amSymbol).tag(0)
        Text(verbatim: picked.calendar.pmSymbol).tag(1)
      }
    }
  }

  private func endless(
    _ component: Calendar.Component, _ values: ClosedRange<Int>, _ text: @escaping (Int) -> String
  ) -> some View { wheel(component, values, text).environment(\.isWheelEndless, true) }

  private func wheel(
    _ component: Calendar.Component, _ values: ClosedRange<Int>, _ text: @escaping (Int) -> String
  ) -> some View {
    Picker("", selection: Binding(get: { picked.part(component) }, set: { picked.choose(component, $0) })) {
      ForEach(Array(values), id: \.self) { value in Text(verbatim: text(value)).tag(value) }
    }
  }
}
