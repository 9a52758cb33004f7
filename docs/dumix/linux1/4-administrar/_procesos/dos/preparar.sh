# Los dos relojes, todavía parados.
ln -s /usr/bin/sleep /usr/local/bin/marcador
ln -s /usr/bin/sleep /usr/local/bin/ruleta
