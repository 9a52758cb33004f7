SELECT ___ FROM ___;
