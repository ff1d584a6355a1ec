import GalleyControls
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Publishers and onReceive")
struct ReceiveTests {
  final class Model: ObservableObject {
    @Published var number = 1
    @Published var word = "a"
  }

  private struct Follower: View {
    let model: Model
    let log: Log
    @State private var sum = 0

    var body: some View {
      Text("\(sum)").id("sum")
        .onReceive(model.$number) { number in
          log("\(number)")
          sum += number
        }
    }
  }

  @Test("onReceive gets the initial value and every assigned value, even one equal to the previous value")
  func values() {
    let (log, model) = (Log(), Model())
    let screen = Screen(Follower(model: model, log: log), width: 100, height: 100)
    #expect(log.text == "1")
    model.number = 2
    model.number = 2
    model.word = "b"
    #expect(log.text == "1")
    screen.place()
    #expect(log.text == "1 2 2")
    #expect(screen.view["sum"]?.lines == ["5"])
  }

  private struct Switching: View {
    let models: [Model]
    let log: Log
    @State private var shown: Int? = 0

    var body: some View {
      VStack {
        if let shown {
          Text("x").onReceive(models[shown].$word) { log($0) }
        }
        Button("second") { shown = 1 }.id("second")
        Button("none") { shown = nil }.id("none")
      }
    }
  }

  @Test("onReceive follows a change of the publisher and ends when the view is removed")
  func switching() {
    let (log, models) = (Log(), [Model(), Model()])
    models[1].word = "other"
    let screen = Screen(Switching(models: models, log: log), width: 100, height: 100)
    screen.tap("second")
    #expect(log.text == "a other")
    models[0].word = "unheard"
    models[1].word = "heard"
    screen.place()
    #expect(log.text == "a other heard")
    screen.tap("none")
    models[1].word = "gone"
    screen.place()
    #expect(log.text == "a other heard")
  }
}
