import SwiftUI
import UIKit

enum Idioms3 {
  static func view1() -> some View { Button("x") {}.buttonRepeatBehavior(.enabled) }

  static func view2() -> some View { Label("x", systemImage: "star").labelStyle(.iconOnly) }

  static func view3() -> some View {
    Label {
      Text("x")
    } icon: {
      Image(systemName: "star")
    }
  }

  static func view4() -> some View { Label("x", image: "y").labelStyle(.titleAndIcon) }

  static func view5() -> some View { LabeledContent("A", value: "B") }

  static func view6() -> some View { LabeledContent("A", value: 5, format: .number) }

  static func view7() -> some View {
    LabeledContent {
      Text("a")
    } label: {
      Text("b")
    }
  }

  static func view8() -> some View { Toggle("x", isOn: .constant(true)).toggleStyle(.switch) }

  static func view9() -> some View { Toggle(isOn: .constant(true)) { Text("x") }.toggleStyle(.button) }

  static func view10() -> some View { Toggle("x", systemImage: "star", isOn: .constant(true)) }

  static func view11() -> some View { Toggle("x", isOn: .constant(true)).labelsHidden() }

  static func view12() -> some View {
    Slider(value: .constant(0.5), in: 0...1, step: 0.1) {
      Text("x")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
  }

  static func view13() -> some View { Slider(value: .constant(3), in: 0...10) }

  static func view14() -> some View { Stepper("x", value: .constant(3), in: 0...10, step: 2) }

  static func view15() -> some View {
    Stepper("x") {
    } onDecrement: {
    }
  }

  static func view16() -> some View { Stepper(value: .constant(3), in: 0...10) { Text("x") } }

  static func view17() -> some View { Stepper("x", value: .constant(3.0), step: 0.5, format: .number) }

  static func view18() -> some View {
    Picker("x", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
  }

  static func view19() -> some View { Picker("x", selection: .constant("a")) { Text("a").tag("a") }.pickerStyle(.menu) }

  static func view20() -> some View {
    Picker(selection: .constant(1), label: Text("x")) { Text("1").tag(1) }.pickerStyle(WheelPickerStyle())
  }

  static func view21() -> some View { Picker("x", systemImage: "star", selection: .constant(1)) { Text("1").tag(1) } }

  static func view22() -> some View { Picker("x", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.inline) }

  static func view23() -> some View {
    Picker("x", selection: .constant(Int?.none)) { Text("none").tag(Int?.none) }.pickerStyle(.navigationLink)
  }

  static func view24() -> some View {
    DatePicker("x", selection: .constant(Date.now), displayedComponents: [.date, .hourAndMinute])
  }

  static func view25() -> some View { ColorPicker("x", selection: .constant(Color.red), supportsOpacity: false) }

  static func view26() -> some View { TextField("x", text: .constant("y")).textFieldStyle(.roundedBorder) }

  static func view27() -> some View {
    TextField("x", text: .constant("y"), prompt: Text("p")).keyboardType(.emailAddress).textInputAutocapitalization(
      .never
    ).autocorrectionDisabled()
  }

  static func view28() -> some View { TextField("x", value: .constant(5), format: .number) }

  static func view29() -> some View {
    TextField("x", value: .constant(5.0), format: .currency(code: "USD")).keyboardType(.decimalPad)
  }

  static func view30() -> some View { TextField("x", value: .constant(5), formatter: NumberFormatter()) }

  static func view31() -> some View { TextField(text: .constant("y")) { Text("x") }.submitLabel(.done).onSubmit {} }

  static func view32() -> some View { TextField("x", text: .constant("y"), onEditingChanged: { _ in }, onCommit: {}) }

  static func view33() -> some View { SecureField("x", text: .constant("y")).textContentType(.password) }

  static func view34() -> some View {
    TextEditor(text: .constant("y")).scrollContentBackground(.hidden).frame(height: 100)
  }

  static func view35() -> some View { ProgressView("x", value: 0.5, total: 2).progressViewStyle(.linear) }

  static func view36() -> some View {
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).controlSize(.mini)
  }

  static func view37() -> some View {
    ProgressView(value: 0.4) {
      Text("x")
    } currentValueLabel: {
      Text("y")
    }
  }

  static func view38() -> some View {
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false)
  }

  static func view39() -> some View {
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60)) {
      Text("l")
    } currentValueLabel: {
      Text("c")
    }
  }

  static func view40() -> some View {
    Gauge(value: 0.5, in: 0...1) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }.gaugeStyle(.accessoryCircular)
  }

  static func view41() -> some View {
    Menu("x") {
      Button("a") {}; Menu("b") { Button("c") {} }; Divider(); Picker("p", selection: .constant(1)) { Text("1").tag(1) }
    }
  }

  static func view42() -> some View {
    Menu {
      Button("a") {}
    } label: {
      Label("x", systemImage: "ellipsis")
    } primaryAction: {
    }
  }

  static func view43() -> some View {
    Menu("x", systemImage: "star") {
      Section("h") { Button("a") {} }; ControlGroup { Button("a") {} }
    }.menuOrder(.fixed).menuStyle(.button)
  }

  static func view44() -> some View {
    ShareLink(item: "x", subject: Text("s"), message: Text("m")) { Label("Share", systemImage: "square.and.arrow.up") }
  }

  static func view45() -> some View {
    ShareLink(item: "x", preview: SharePreview("t", image: Image(systemName: "star")))
  }

  static func view46() -> some View { ShareLink("x", items: ["a", "b"]) }

  static func view47() -> some View { EditButton() }

  static func view48() -> some View {
    ControlGroup {
      Button("a") {}; Button("b") {}
    } label: {
      Text("x")
    }.controlGroupStyle(.navigation)
  }

  static func view49() -> some View { GroupBox("x") { Text("y") } }

  static func view50() -> some View {
    GroupBox {
      Text("y")
    } label: {
      Text("x")
    }
  }

  static func view51() -> some View { DisclosureGroup("x", isExpanded: .constant(true)) { Text("y") } }

  static func view52() -> some View {
    DisclosureGroup {
      Text("y")
    } label: {
      Text("x")
    }
  }

  static func view53() -> some View { ContentUnavailableView("x", systemImage: "star", description: Text("d")) }

  static func view54() -> some View {
    ContentUnavailableView {
      Label("x", systemImage: "star")
    } description: {
      Text("d")
    } actions: {
      Button("a") {}
    }
  }

  static var all: [AnyView] {
    [
      AnyView(view1()),
      AnyView(view2()),
      AnyView(view3()),
      AnyView(view4()),
      AnyView(view5()),
      AnyView(view6()),
      AnyView(view7()),
      AnyView(view8()),
      AnyView(view9()),
      AnyView(view10()),
      AnyView(view11()),
      AnyView(view12()),
      AnyView(view13()),
      AnyView(view14()),
      AnyView(view15()),
      AnyView(view16()),
      AnyView(view17()),
      AnyView(view18()),
      AnyView(view19()),
      AnyView(view20()),
      AnyView(view21()),
      AnyView(view22()),
      AnyView(view23()),
      AnyView(view24()),
      AnyView(view25()),
      AnyView(view26()),
      AnyView(view27()),
      AnyView(view28()),
      AnyView(view29()),
      AnyView(view30()),
      AnyView(view31()),
      AnyView(view32()),
      AnyView(view33()),
      AnyView(view34()),
      AnyView(view35()),
      AnyView(view36()),
      AnyView(view37()),
      AnyView(view38()),
      AnyView(view39()),
      AnyView(view40()),
      AnyView(view41()),
      AnyView(view42()),
      AnyView(view43()),
      AnyView(view44()),
      AnyView(view45()),
      AnyView(view46()),
      AnyView(view47()),
      AnyView(view48()),
      AnyView(view49()),
      AnyView(view50()),
      AnyView(view51()),
      AnyView(view52()),
      AnyView(view53()),
      AnyView(view54()),
    ]
  }
}
