import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIKit views in SwiftUI")
struct HostedViewTests {
  private struct Host<Shown: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Shown

    init(_ make: @escaping @MainActor () -> Shown) { self.make = make }

    func makeUIView(context: Context) -> Shown { make() }
    func updateUIView(_ uiView: Shown, context: Context) {}
  }

  private struct Wrapped<Shown: UIView>: UIViewRepresentable {
    let shown: Shown

    func makeUIView(context: Context) -> Shown { shown }
    func updateUIView(_ uiView: Shown, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Shown, context: Context) -> CGSize? {
      CGSize(width: (proposal.width ?? 0) / 3, height: 70)
    }
  }

  private final class OwnView: UIView, @unchecked Sendable {}

  /// Returns the size of the view on the screen of a phone, alone in a stack.
  private func size<Shown: UIView>(_ make: @escaping @MainActor () -> Shown) -> CGSize? {
    Screen { VStack { Host(make).id("shown") } }.stage.layout["shown"]?.frame.size
  }

  @Test("A UIKit control has its intrinsic size and fills dimensions without an intrinsic size")
  func ownSizes() {
    #expect(size { UIActivityIndicatorView(style: .medium) } == CGSize(width: 20, height: 20))
    #expect(size { UIActivityIndicatorView(style: .large) } == CGSize(width: 37, height: 37))
    let dots = size {
      let dots = UIPageControl()
      dots.numberOfPages = 4
      return dots
    }
    #expect(dots == CGSize(width: 393, height: 26))
  }

  @Test("A label fills the available space unless its content hugging is required")
  func texts() throws {
    func label(_ priority: UILayoutPriority) -> CGSize? {
      size {
        let label = UILabel()
        label.text = "Hello"
        label.setContentHuggingPriority(priority, for: .horizontal)
        label.setContentHuggingPriority(priority, for: .vertical)
        return label
      }
    }
    #expect(label(.defaultLow) == CGSize(width: 393, height: 852))
    let tight = try #require(label(.required))
    #expect(tight.width > 30 && tight.width < 60 && tight.height > 15 && tight.height < 25)
    let text = UILabel()
    text.text = "One two three four five six seven eight nine ten"
    text.numberOfLines = 0
    let (line, lines) = (text.intrinsicContentSize, text.sizeThatFits(CGSize(width: 100, height: 0)))
    #expect(line.width > 300 && lines.width <= 100 && lines.height > 3 * line.height)
  }

  @Test("A label is compressed if its compression resistance is low")
  func resistance() {
    func width(_ priority: UILayoutPriority) -> Double? {
      size {
        let label = UILabel()
        label.text = String(repeating: "A long text ", count: 9)
        label.setContentCompressionResistancePriority(priority, for: .horizontal)
        return label
      }?.width
    }
    #expect(width(.defaultLow) == 393 && width(.defaultHigh) ?? 0 > 500)
  }

  @Test("The sizeThatFits of a representable determines its size")
  func saidSize() {
    let view = OwnView()
    let screen = Screen { VStack { Wrapped(shown: view).id("shown") } }
    #expect(screen.stage.layout["shown"]?.frame.size == CGSize(width: 131, height: 70))
  }

  @Test("UIKit controls show their content, custom views a box with their name; plain views are empty")
  func looks() {
    func texts<Shown: UIView>(_ make: @escaping @MainActor () -> Shown) -> [String] {
      Screen { VStack { Host(make) } }.texts
    }
    let label = texts {
      let label = UILabel()
      label.text = "Hello"
      return label
    }
    #expect(label == ["Hello"])
    let field = texts {
      let field = UITextField()
      field.placeholder = "Name"
      return field
    }
    #expect(field == ["Name"])
    let button = texts {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      return button
    }
    #expect(button == ["Go"])
    #expect(texts { UIView() }.isEmpty)
    #expect(texts { OwnView() } == ["Host<OwnView>"])
    #expect(texts { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }.isEmpty)
  }

  @Test("A UIKit view is created once, is updated, and can read the environment")
  func updates() {
    final class Log { var made = 0 }
    struct Counted: UIViewRepresentable {
      @Environment(\.colorScheme) var scheme
      let count: Int
      let log: Log

      func makeCoordinator() -> String { "helper" }
      func makeUIView(context: Context) -> UILabel {
        log.made += 1
        return UILabel()
      }
      func updateUIView(_ uiView: UILabel, context: Context) {
        let isDark = context.environment.colorScheme == .dark && scheme == .dark
        uiView.text = "\(context.coordinator) \(count) \(isDark ? "dark" : "light")"
      }
    }
    struct Counter: View {
      @State private var count = 1
      let log: Log
      var body: some View {
        Button("More") { count += 1 }.id("more")
        Counted(count: count, log: log)
      }
    }
    let log = Log()
    let screen = Screen { VStack { Counter(log: log) }.environment(\.colorScheme, .dark) }
    #expect(screen.texts == ["More", "helper 1 dark"])
    #expect(screen.stage.tap(id: "more"))
    #expect(screen.texts == ["More", "helper 2 dark"] && log.made == 1)
  }

  @Test("The content of a hosting controller is drawn, whether used as a view or as a controller")
  func hosting() {
    struct Controlled: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text("Inner")) }
      func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }
    #expect(Screen { Controlled() }.texts == ["Inner"])
    let view = Screen { VStack { Host { UIHostingController(rootView: Text("Own")).view ?? UIView() } } }
    #expect(view.texts == ["Own"])
  }

  @Test("A controller creates its view when it is first used")
  func loading() {
    final class Controller: UIViewController, @unchecked Sendable {
      var steps: [String] = []
      override func loadView() {
        steps.append("load")
        view = UILabel()
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        steps.append("did")
      }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded && controller.steps.isEmpty)
    #expect(controller.view is UILabel && controller.steps == ["load", "did"])
  }

  @Test("Invalid scales and sizes of images are replaced by valid ones", arguments: [0, -1, .nan, .infinity])
  func sizesOfImages(scale: Double) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: .infinity), format: format).image { _ in }
    let data = try #require(image.pngData())
    #expect(image.size.width == 4)
    #expect(UIImage(data: data, scale: scale)?.pngData() != nil)
  }

  @Test
  func `A page control with extremely many pages does not hang`() {
    let pages = UIPageControl()
    pages.numberOfPages = .max
    let views = Screen {
      VStack {
        Host { pages }
        Text("After")
      }
    }
    #expect(views.texts == ["After"])
  }
}
