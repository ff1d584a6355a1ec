# The whole of Galley in one command each; `make` lists them.

.DEFAULT_GOAL := help
.PHONY: help demo test install gallery browser previews engines bench sanitize format reference docs doctor clean packages data

# The one list of what the system has to bring. Libraries to build with, fonts and language data to draw with,
# and the readers of PDF that the tests look through.
ifeq ($(shell uname -s),Darwin)
packages := pkgconf cairo pango harfbuzz libpng libdeflate jpeg-turbo webp expat libyaml sqlite zstd xxhash cmark-gfm libtiff libavif jpeg-xl librsvg iso-codes poppler qpdf \
  font-inter font-noto-sans font-noto-color-emoji font-noto-sans-cjk font-dejavu \
  font-material-icons
else
packages := pkg-config libcairo2-dev libpango1.0-dev libharfbuzz-dev libpng-dev libdeflate-dev libturbojpeg0-dev libwebp-dev \
  libexpat1-dev libyaml-dev libsqlite3-dev libzstd-dev libxxhash-dev \
  libcmark-gfm-dev libcmark-gfm-extensions-dev libhyphen-dev hyphen-en-us hyphen-de \
  libtiff-dev libavif-dev libjxl-dev librsvg2-2 \
  iso-codes unicode-data poppler-utils qpdf python3 parallel \
  fonts-inter fonts-noto-core fonts-noto-color-emoji fonts-noto-cjk fonts-dejavu-core \
  fonts-material-design-icons-iconfont fonts-materialdesignicons-webfont
# What only benchmarks need: names in every script to measure, the memory checker, and what frames are compared with.
bench-packages := unicode-cldr-core valgrind ffmpeg chromium-headless-shell
endif

# Where a type is made from others, the compiler writes the call that makes it instead of a name that the runtime has to
# read: then nobody searches all conformances of the program for each, which was a fifth of a cold start.
direct := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# Nobody debugs these builds: writing and linking debug information would only take time.
lean := -debug-info-format none

# A cold start is part of every render: with the Swift runtime linked in and no addresses to relocate, the program is
# up in about 4 ms of CPU time instead of 10.
# Libraries that few runs need, and that of C++, are linked in where the system has them as archives: the loader takes
# 2 ms for them at every start.
ifneq ($(shell uname -s),Darwin)
static := --static-swift-stdlib -Xlinker -no-pie -Xlinker --strip-all
archives := $(CURDIR)/.build/archives
endif

# Where there is no apt, there is no list of packages to show.
scenes = $(filter-out $(if $(wildcard templates/data/debian/*),,templates/packages.yaml),$(wildcard templates/*.yaml))

define build
	$(if $(archives),.ci/archives $(archives))
	$(if $(archives),PKG_CONFIG_PATH=$(archives):$$PKG_CONFIG_PATH) swift build -c release --product galley $(lean) $(direct) $(static)
endef
galley := .build/release/galley
sources := Sources Tests Package.swift
catalogue := Sources/Tool/Galley/Galley.docc

# Where `make install` puts the program: in bin below PREFIX, below DESTDIR where packages are staged.
PREFIX ?= /usr/local

# What output/gallery holds: scenes whose data is on every machine, small. Of the pictures that the README shows, and
# their like, the pictures; of the others their layouts and the digests of their pixels.
shown := header settings places menu fonts text controls controls-form controls-rows
kept := collection-modes credits credits-modes fonts-modes languages names
define check-gallery
	$(1) check $(shown:%=templates/%.yaml) --only top --only pushed --only trailing --only menu --scale 1 \
	  --baseline output/gallery --artifacts output/check/shown $(2)
	$(1) check $(kept:%=templates/%.yaml) --only top --scale 1 --store digest \
	  --baseline output/gallery --artifacts output/check/kept $(2)
endef

# Images of README.md and the articles that no check compares.
articles := output/gallery/articles
define draw-articles
	$(1) animate templates/header.yaml --kind gif --frames 20-70 --fps 12.5 --scale 0.75 --output $(articles)
	$(1) animate templates/header.yaml --kind plot --scale 1 --output $(articles)
	$(1) report templates/averne.md --scale 1 --output $(articles)/averne.png
	$(1) table templates/data/credits.csv --group-by department --total days --scale 1 --output $(articles)/credits.png
	$(1) render templates/settings.yaml --only top --kind png --annotate frames --scale 1 --fresh --output $(articles)
	.ci/images $(1)
endef

# Chromium, and what drives it.
define playwright
	.ci/packages chromium
	-.build/browser/bin/python -c 'import playwright' || (python3 -m venv .build/browser && .build/browser/bin/pip install --quiet playwright)
endef

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

demo: data ## render every template to output/, print two, and set a report (installs what is missing)
	$(build)
	$(galley) render $(scenes) --output output
	$(galley) print templates/languages.yaml --output output/languages-table.pdf
	$(galley) print templates/places.yaml --output output/places-pages.pdf
	$(galley) report templates/averne.md --output output/averne.pdf

# The modules that work the most are optimised for the tests: see Package.swift.
test: export GALLEY_OPTIMISED = 1
test: data ## lint, build, test and check the gallery (installs what is missing)
	swift format lint --strict --parallel --recursive $(sources)
	swift build --build-tests $(lean)
	swift test --skip-build
	$(call check-gallery,.build/debug/galley,--record never --other-stack pass)

install: packages ## build galley and copy it into PREFIX/bin (/usr/local/bin)
	$(build)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(galley) "$(DESTDIR)$(PREFIX)/bin/galley"

gallery: data ## draw the pictures of output/gallery anew, as scenes and articles show them
	$(build)
	$(call check-gallery,$(galley),--record all)
	$(call draw-articles,$(galley))

browser: packages ## drive the HTML reports in Chromium, by keyboard and without JavaScript (installs both)
	$(build)
	$(playwright)
	.build/browser/bin/python Tests/Browser/report $(galley) output/browser
	.build/browser/bin/python Tests/Browser/causes $(galley)
	.build/browser/bin/python Tests/Browser/book $(galley) output/browser

previews: packages ## build the packages of Tests/Packages as their users do, draw and check their previews, run the ten lines of the article, and draw the images of the tutorial
	$(build)
	Tests/Previews/packages $(galley)
	Tests/Previews/lines $(galley)
	.ci/images $(galley) --previews

engines: packages ## run the recipes for many machines with GNU parallel, Slurm, Snakemake, Dask and Ray, and kill 200 workers (installs what is missing)
	$(build)
	.ci/packages parallel slurm-wlm munge
	-.build/engines/bin/python -c 'import snakemake, dask.distributed, ray' || (python3 -m venv .build/engines && .build/engines/bin/pip install --quiet snakemake 'dask[distributed]' ray)
	Tests/Engines/parallel $(galley)
	Tests/Engines/slurm $(galley)
	Tests/Engines/snakemake $(galley) .build/engines/bin/snakemake
	.build/engines/bin/python Tests/Engines/dask $(galley)
	.build/engines/bin/python Tests/Engines/dask $(galley) ray
	Tests/Engines/kills $(galley)

bench: data ## measure a cold render beside plain C, a check of what is as it was beside the first, failing pictures beside passing ones, data files beside Python, a million rows beside plain C, long texts, reports beside the pictures in them, tables beside Cairo, large pictures beside pixelmatch, frames beside Cairo, x264 and Chromium, 10,000 broken files of each kind, layout by the node beside Yoga, widths beside Pango, and leaks
	$(build)
	Tests/Benchmarks/run $(galley)
	Tests/Benchmarks/cache $(galley)
	Tests/Benchmarks/failures $(galley)
	Tests/Benchmarks/data $(galley)
	Tests/Benchmarks/rows $(galley)
	Tests/Benchmarks/texts $(galley)
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

sanitize: packages ## run what uses several threads under ThreadSanitizer
	swift test --sanitize=thread --scratch-path .build-tsan \
	  --filter 'TextColumnTests|TableMeasurerTests|ParallelMapTests|RowThreadsTests|SceneRendererTests|LifetimeTests'

format: ## put every Swift file into the house style
	swift format --in-place --parallel --recursive $(sources)

reference: packages ## write the articles anew that are made from the grammar and from the commands
	swift build --product galley
	.build/debug/galley reference scenes > $(catalogue)/SceneFormat.md
	.build/debug/galley reference reports > $(catalogue)/ReportFormat.md
	.build/debug/galley reference commands > $(catalogue)/CommandLine.md

docs: packages ## build the articles and the reference pages in .build/docs
	.ci/docs .build/docs

doctor: packages ## say whether fonts, libraries and tools are in order
	$(build)
	$(galley) doctor

clean: ## remove what was built, rendered and copied
	rm -rf .build templates/data/iso-codes templates/data/debian
	find output -mindepth 1 -maxdepth 1 ! -name README.md ! -name gallery -exec rm -r {} +

packages:
	@.ci/packages $(packages)

data: packages
	@.ci/data templates/data
