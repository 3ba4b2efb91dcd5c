#!/bin/sh
# Stands in for the builder: does what the name of the source says. A file of its own, because a program that a test has
# just written may still be open for writing in another test's child, and then cannot be run.
[ "$1" = build ] && [ "$3 $4" = "--swift-version 6" ] || exit 9
case $2 in
  good.swift) printf '/x/Cards.so\n/x/My Assets\n/y\n' ;;
  typo.swift) exit 2 ;;
  partly.swift) echo /x/Cards.so; exit 2 ;;
  "no compiler.swift") exit 1 ;;
  crash.swift) kill -SEGV $$ ;;
  silent.swift) exit 0 ;;
esac
