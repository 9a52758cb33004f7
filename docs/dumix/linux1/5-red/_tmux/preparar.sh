# Los dos relojes del club, que ahora escriben lo que cuentan.
cat > /usr/local/bin/marcador <<'FIN'
#!/usr/bin/perl
# Cuenta segundos y los va escribiendo: marcador SEGUNDOS
$0 = join q( ), $0 =~ m{([^/]+)$}, @ARGV;
open N, q(>), "/proc/$$/comm"; print N $0 =~ /^(\S+)/; close N;
$| = 1;
for (1 .. $ARGV[0]) { print "\r$_ s"; sleep 1 }
print "\n";
FIN
chmod +x /usr/local/bin/marcador
ln -s marcador /usr/local/bin/ruleta
