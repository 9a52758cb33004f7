rm -rf -- *
