import AppleFoundation
import CoreGraphics
import Foundation
import GalleyGeometry
import GalleyStage
import SwiftUI
import Testing
import UIKit
import UnifiedLogging
import simd

/// Rows with separators, written as in libraries that support old systems.
private struct Divided: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text("-") }
      }
    }
  }
}

@Suite("Apple APIs that packages use")
struct AppleNameTests {
  @Test("The root of a variadic view receives each view of its content")
  func variadic() {
    let screen = Screen {
      _VariadicView.Tree(Divided()) {
        Text("A")
        ForEach(["B", "C"], id: \.self) { Text($0) }
      }
    }
    #expect(screen.texts == ["A", "-", "B", "-", "C"])
  }

  @Test("Text(.init(string)) interprets Markdown")
  func markdown() {
    let name = "**A**"
    #expect(Screen { Text(.init(name)) }.texts == ["A"])
  }

  @Test("A mutable path lists its elements, with quadratic segments as cubic curves")
  func outline() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
  }

  @Test("A matrix times its inverse is the identity, and a rotation matrix rotates a vector")
  func matrices() {
    let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    var matrix = simd_double4x4(turn)
    matrix[3][0] = 5
    let whole = matrix * matrix.inverse
    #expect((0..<4).allSatisfy { length(whole[$0] - simd_double4x4(1)[$0]) < 1e-9 })
    #expect(distance(matrix * simd_double4(1, 0, 0, 1), [5, 1, 0, 1]) < 1e-9)
  }

  @Test
  func `A log message hides private values`() {
    let (name, count) = ("A", 10)
    let message: OSLogMessage = "\(name, privacy: .private) has \(count)"
    #expect(message.text == "<private> has 10")
  }

  @Test("An image is rotated according to its orientation")
  func orientation() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    let image = UIImage(picture: .init(.init(width: 2, height: 1, pixels: pixels)))
    let picture = try #require(image.cgImage)
    let turned = Stage(size: CGSize(width: 1, height: 2)) { Image(decorative: picture, scale: 1, orientation: .right) }
    let bitmap = try #require(UIImage(data: Data(try turned.png()))?.picture).bitmap
    #expect(bitmap[0, 0].red == 255 && bitmap[0, bitmap.height - 1].blue == 255)
  }

  @Test("UIKit text attributes are converted to SwiftUI attributes")
  func attributes() {
    let text = NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red, .underlineStyle: 1])
    let attributed = AttributedString(text)
    #expect(attributed.foregroundColor == UIColor.red.color && attributed.underlineStyle == .single)
  }

  @Test("The description of a colour is its name or its hexadecimal digits")
  func colors() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
  }

  @Test("UIKit controllers and views form hierarchies")
  func hierarchy() {
    let (outer, inner) = (UIViewController(), UIHostingController(rootView: Text("A")))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    #expect(inner.parent === outer && outer.view.subviews.count == 1 && inner.view.isDescendant(of: outer.view))
    inner.removeFromParent()
    inner.view.removeFromSuperview()
    #expect(outer.children.isEmpty && outer.view.subviews.isEmpty)
  }
}

/// Adds the current language as text.
private struct Named: EnvironmentalModifier {
  struct Resolved: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      content
      Text(name)
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(name: environment.locale.identifier) }
}

@Suite("Modifiers used in libraries")
struct LibraryModifierTests {
  @Test("An EnvironmentalModifier is resolved with the environment")
  func environmental() {
    let screen = Screen { Text("A").modifier(Named()).environment(\.locale, Locale(identifier: "de")) }
    #expect(screen.texts == ["A", "de"])
  }

  @Test("Modifiers whose names begin with an underscore work like their public counterparts")
  func underscored() throws {
    let plain = Screen { Color.red.frame(width: 10, height: 10).scaleEffect(2).offset(x: 5).opacity(0.5) }
    let same = Screen {
      Color.red.frame(width: 10, height: 10).modifier(_ScaleEffect(scale: CGSize(width: 2, height: 2)))
        .modifier(_OffsetEffect(offset: CGSize(width: 5, height: 0))).modifier(_OpacityEffect(opacity: 0.5))
    }
    #expect(try plain.stage.png() == same.stage.png())
  }

  @Test("A rectangle can be divided at a given distance from any of its sides")
  func divided() {
    let rect = CGRect(x: 1.0, y: 2.0, width: 10.0, height: 20.0)
    let (top, rest) = rect.divided(atDistance: 5, from: .minYEdge)
    #expect(top == CGRect(x: 1, y: 2, width: 10, height: 5) && rest == CGRect(x: 1, y: 7, width: 10, height: 15))
    let (right, left) = rect.divided(atDistance: 4, from: .maxXEdge)
    #expect(right == CGRect(x: 7, y: 2, width: 4, height: 20) && left == CGRect(x: 1, y: 2, width: 6, height: 20))
  }

  @Test("Colour literals from Xcode keep their components")
  func literals() {
    #expect(
      Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1).color)
  }
}
