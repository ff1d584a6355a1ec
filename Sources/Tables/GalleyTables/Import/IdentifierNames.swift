/// Names of columns whose numbers are identifiers, so they must not be added.
enum IdentifierNames {
  private static let words: Set<String> = [
    "zip", "zipcode", "postcode", "postalcode", "plz", "postleitzahl", "cp", "phone", "telephone", "telefon", "tel",
    "mobile", "mobil", "handy", "fax", "telefax", "ean", "gtin", "upc", "isbn", "issn", "iban", "bic", "blz", "ssn",
    "konto", "kontonummer", "kundennummer", "kundennr", "rechnungsnummer", "artikelnummer", "artikelnr", "sku", "vat",
    "ustid", "steuernummer",
  ]
  private static let pairs: Set<String> = [
    "zip code", "post code", "postal code", "phone number", "telephone number", "account number", "customer number",
    "invoice number", "article number", "social security", "tax id", "ip address", "ip adresse", "version number",
  ]

  /// Words that count only at the end of a name: an "app version" is an identifier, but a "release year" is not.
  private static let heads: Set<String> = [
    "version", "versions", "versie", "versión", "versione", "wersja", "verze", "ver", "release", "firmware", "semver",
    "kernel", "ip", "ipv", "oid", "section", "clause", "abschnitt",
  ]

  static func contain(_ name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter }.map(String.init)
    if parts.contains(where: words.contains) || parts.last.map(heads.contains) == true { return true }
    return zip(parts, parts.dropFirst()).contains { pairs.contains($0 + " " + $1) }
  }
}
