double twice(double n)
{
    return 2 * n;
}
