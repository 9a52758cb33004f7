int doble(int n);

int doble(int n)
{
    return n * 2;
}
