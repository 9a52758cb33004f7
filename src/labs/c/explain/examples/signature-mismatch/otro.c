double doble(double n)
{
    return 2 * n;
}
