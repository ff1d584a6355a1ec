public import Foundation
import GalleyGeometry

/// A kind of view whose looks an app sets once for all. They are kept; bars that Galley draws have their own ways.
public protocol UIAppearance: AnyObject {}

/// How the background of a bar looks.
open class UIBarAppearance: NSObject {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The colour of the line below.
  open var shadowColor: UIColor?

  /// The system's look.
  public override init() {}
  /// Takes the system's background.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {}

/// The bar above a screen.
open class UINavigationBar: UIView, @unchecked Sendable {
  private static let shared = UINavigationBar(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UINavigationBar { shared }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// Its looks, at rest and scrolled.
  open var standardAppearance = UINavigationBarAppearance()
  /// Its look in that place.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Its look in that place.
  open var compactAppearance: UINavigationBarAppearance?
}

/// The bar of tabs below a screen.
open class UITabBar: UIView, @unchecked Sendable {
  private static let shared = UITabBar(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UITabBar { shared }

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Its looks, at rest and scrolled.
  open var standardAppearance = UITabBarAppearance()
  /// Its look in that place.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A list of rows.
open class UITableView: UIScrollView, @unchecked Sendable {
  private static let shared = UITableView(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UITableView { shared }

  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The view below the rows.
  open var tableFooterView: UIView?
}

/// A button in a bar.
open class UIBarButtonItem: NSObject {
  nonisolated(unsafe) private static let shared = UIBarButtonItem()
  /// What holds for all of them.
  public static func appearance() -> UIBarButtonItem { shared }

  /// The colour of buttons.
  open var tintColor: UIColor?
  /// The attributes of titles.
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A view that reacts to touches.
open class UIControl: UIView, @unchecked Sendable {
  /// A control's state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state's bits.
    public let rawValue: UInt
    /// A state of `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal = State([])
    /// The state `highlighted`.
    public static let highlighted = State(rawValue: 1)
    /// The state `disabled`.
    public static let disabled = State(rawValue: 2)
    /// The state `selected`.
    public static let selected = State(rawValue: 4)
  }
}

/// A control with segments side by side.
open class UISegmentedControl: UIControl, @unchecked Sendable {
  private static let shared = UISegmentedControl(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UISegmentedControl { shared }

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A row of dots, one for each page.
open class UIPageControl: UIControl, @unchecked Sendable {
  private static let shared = UIPageControl(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UIPageControl { shared }

  /// How prominent the ground behind the dots is.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that shows, from 0.
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that shows.
  open var currentPageIndicatorTintColor: UIColor?
  /// How prominent the ground is.
  open var backgroundStyle = BackgroundStyle.automatic
}
