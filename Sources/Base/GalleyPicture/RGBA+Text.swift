extension RGBA {
  package var hexText: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let bytes = parts.map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }
}
