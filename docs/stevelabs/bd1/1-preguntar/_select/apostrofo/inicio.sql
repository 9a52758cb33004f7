SELECT ___ AS titulo;
