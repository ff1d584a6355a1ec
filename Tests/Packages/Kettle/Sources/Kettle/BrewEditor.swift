import SwiftUI

struct BrewEditor: View {
  @Binding var brew: Brew
  @State private var newStep = ""
  @FocusState private var isNaming: Bool

  var body: some View {
    Form {
      Section(header: Text("Brew Info")) {
        TextField("Title", text: $brew.title)
          .focused($isNaming)
          .textInputAutocapitalization(.words)
        HStack {
          Slider(value: $brew.grams, in: 1...80, step: 0.5) {
            Text("Dose")
          }
          .accessibilityValue("\(Int(brew.grams)) grams")
          Spacer()
          Text("\(brew.grams, specifier: "%.1f") g")
            .accessibilityHidden(true)
        }
        Stepper("\(brew.minutes) min", value: $brew.minutes, in: 1...1440)
        ThemePicker(selection: $brew.theme)
      }
      Section(header: Text("Steps")) {
        ForEach(brew.steps) { step in
          Text(step.name)
        }
        .onDelete { indices in
          brew.steps.remove(atOffsets: indices)
        }
        HStack {
          TextField("New step", text: $newStep)
          Button(action: {
            withAnimation {
              brew.steps.append(Brew.Step(name: newStep))
              newStep = ""
            }
          }) {
            Image(systemName: "plus.circle.fill")
              .accessibilityLabel("Add step")
          }
          .disabled(newStep.isEmpty)
        }
      }
    }
  }
}

struct BrewEditor_Previews: PreviewProvider {
  static var previews: some View {
    BrewEditor(brew: .constant(Brew.samples[0]))
      .preferredColorScheme(.dark)
  }
}
