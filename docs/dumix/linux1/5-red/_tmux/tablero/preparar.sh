# Un registro que crece y los dos relojes.
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
cat > partidas.log <<'FIN'
INFO mesa 2, empieza Rita
INFO mesa 5, empieza Leo
AVISO mesa 3, mando sin pilas
INFO mesa 2, gana Rita
FIN
chown alumno: partidas.log
cat > /usr/local/bin/anota <<'FIN'
#!/usr/bin/perl
# Anota una partida cada cinco segundos.
open R, '>>', '/home/alumno/partidas.log';
select R; $| = 1;
for (my $n = 1; ; $n++) { sleep 5; print 'INFO mesa ', $n % 6 + 1, ", partida $n\n" }
FIN
chmod +x /usr/local/bin/anota
setsid -f nice -n 20 anota < /dev/null &> /dev/null
