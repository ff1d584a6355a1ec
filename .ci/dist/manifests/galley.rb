# Homebrew formula. `.ci/release` fills in the version and the checksums. Checked only with `ruby -c` and rubocop:
# it has not been installed yet.
class Galley < Formula
  desc "Draw SwiftUI-style screens, lists and tables without a simulator or display"
  homepage "https://example.org/galley"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "https://example.org/galley/releases/download/v@VERSION@/galley-@VERSION@-source.tar.gz"
    sha256 "@SOURCE@"

    depends_on "pkgconf" => :build
    depends_on xcode: ["26.0", :build]
    depends_on "cmark-gfm"
    depends_on "expat"
    depends_on "jpeg-turbo"
    depends_on "libdeflate"
    depends_on "libyaml"
    depends_on "pango"
    depends_on "sqlite"
    depends_on "webp"
    depends_on "xxhash"
    depends_on "zstd"
  end

  # The archive contains all libraries and fonts that the program needs.
  on_linux do
    url "https://example.org/galley/releases/download/v@VERSION@/galley-@VERSION@-linux-x86_64.tar.xz"
    sha256 "@X86_64@"
    depends_on arch: :x86_64
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "galley"
      bin.install ".build/release/galley"
      generate_completions_from_executable(bin/"galley", "--generate-completion-script")
    else
      prefix.install Dir["*"]
    end
  end

  # The fonts are casks, which a formula cannot depend on.
  def caveats
    on_macos do
      <<~TEXT
        Install the fonts of the defaults with:
          brew install font-inter font-noto-sans font-noto-color-emoji font-dejavu font-material-icons
      TEXT
    end
  end

  test do
    system bin/"galley", "new", "inbox"
    assert_path_exists testpath/"inbox.yaml"
    assert_match version.to_s, shell_output("#{bin}/galley --version")
  end
end
